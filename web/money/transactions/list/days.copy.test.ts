import { expect, it } from 'vitest'
import { dayName } from './days.copy.ts'

it.each([
  ['2026-01-01', 'Hoje'],
  ['2025-12-31', 'Ontem'],
  ['2026-01-02', 'Amanhã'],
  ['2026-02-03', 'Terça-feira, 3 de fevereiro'],
  ['2025-12-30', 'Terça-feira, 30 de dezembro de 2025'],
  ['20226-01-01', '01/01/20226'],
])('%s is called %s', (day, name) => {
  expect(dayName(day, '2026-01-01')).toBe(name)
})
