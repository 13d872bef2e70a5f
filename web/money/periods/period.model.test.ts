import { describe, expect, it } from 'vitest'
import { isDay } from '#format/day-arithmetic.ts'
import {
  allPeriods,
  customPeriod,
  rangeOfPreset,
  readPeriod,
  writePeriod,
} from '#money/periods/period.model.ts'

describe('the days of a preset', () => {
  it.each([
    ['current-month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['current-week', '2026-11-21', '2026-11-15', '2026-11-21'],
    ['current-week', '2026-11-22', '2026-11-22', '2026-11-28'],
    ['last-week', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['last-30-days', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['last-3-months', '2026-01-15', '2025-11-01', '2026-01-31'],
    ['current-year', '2026-11-21', '2026-01-01', '2026-12-31'],
  ] as const)('%s seen from %s runs from %s to %s', (preset, today, from, to) => {
    expect(rangeOfPreset(preset, today)).toEqual({ from, to })
  })
})

describe('a custom period', () => {
  it('needs both ends', () => {
    expect(customPeriod('2026-01-01', null)).toBeNull()
    expect(customPeriod(null, '2026-01-01')).toBeNull()
  })

  it('turns ends that are the wrong way round', () => {
    expect(customPeriod('2026-02-01', '2026-01-01')).toEqual({
      kind: 'custom',
      from: '2026-01-01',
      to: '2026-02-01',
    })
  })

  it('refuses days that no calendar has', () => {
    expect(customPeriod('2026-02-30', '2026-03-01')).toBeNull()
    expect(isDay('2026-13-01')).toBe(false)
    expect(isDay('ontem')).toBe(false)
    expect(isDay('0001-01-01')).toBe(false)
  })
})

describe('a period in the address', () => {
  it('survives being written and read, and leaves other filters alone', () => {
    const search = new URLSearchParams('search=mercado&from=2026-01-01')
    writePeriod(search, { kind: 'preset', preset: 'last-week' })
    expect(search.toString()).toBe('search=mercado&period=last-week')
    expect(readPeriod(search)).toEqual({ kind: 'preset', preset: 'last-week' })
  })

  it('is no filter when unknown or half given', () => {
    expect(readPeriod(new URLSearchParams('period=forever'))).toEqual(allPeriods)
    expect(readPeriod(new URLSearchParams('from=2026-01-01'))).toEqual(allPeriods)
  })
})
