import { expect, it } from 'vitest'
import type { Period } from './period.model.ts'
import { periodWords } from './periods.copy.ts'

const custom = (from: string, to: string): Period => ({ kind: 'custom', from, to })

it.each<[Period, string]>([
  [{ kind: 'all' }, 'desde o início'],
  [{ kind: 'preset', preset: 'current-month' }, 'em janeiro'],
  [{ kind: 'preset', preset: 'last-month' }, 'em dezembro de 2025'],
  [{ kind: 'preset', preset: 'last-week' }, 'no período'],
  [{ kind: 'preset', preset: 'current-year' }, 'no período'],
  [custom('2026-02-01', '2026-02-28'), 'em fevereiro'],
  [custom('2024-02-01', '2024-02-28'), 'no período'],
  [custom('2024-02-01', '2024-02-29'), 'em fevereiro de 2024'],
  [custom('2026-02-01', '2026-03-31'), 'no período'],
])('%j is said as %j', (period, words) => {
  expect(periodWords(period, '2026-01-15')).toBe(words)
})
