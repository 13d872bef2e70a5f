import { describe, expect, it } from 'vitest'
import { formatDay, formatMonth, formatShortDay, shiftMonth } from './days.ts'

describe('days on screen', () => {
  it('are written day first', () => {
    expect(formatDay('2026-11-02')).toBe('02/11/2026')
    expect(formatShortDay('2026-11-02')).toBe('02/11')
    expect(formatMonth('2026-01-31')).toBe('janeiro de 2026')
  })

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-15', -1, '2025-12-01'],
    ['2026-03-31', -13, '2025-02-01'],
    ['2026-05-05', 0, '2026-05-01'],
  ])('%s and %d months', (day, count, month) => expect(shiftMonth(day, count)).toBe(month))
})
