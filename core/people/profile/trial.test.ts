import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trialDaysLeft, trialEndDate } from '#people/profile/trial.ts'

const left = (endDate: string | null, now: string, isExtended = false) =>
  trialDaysLeft({
    isExtended,
    endDate: endDate === null ? null : Temporal.PlainDate.from(endDate),
    now: Temporal.Instant.from(now),
  })

describe('trialDaysLeft', () => {
  it.each([
    ['2026-11-28', '2026-11-21T00:00:00Z', 8, 7],
    ['2026-11-28', '2026-11-21T00:00:01Z', 7, 7],
    ['2026-11-28', '2026-11-21T23:59:59Z', 7, 7],
    ['2026-11-28', '2026-11-28T00:00:00Z', 1, 1],
    ['2026-11-28', '2026-11-28T00:00:01Z', 1, 1],
    ['2026-11-28', '2026-11-28T23:59:59.999Z', 1, 1],
    ['2026-11-28', '2026-11-29T00:00:00Z', 0, 0],
    ['2026-11-28', '2027-05-01T12:00:00Z', 0, 0],
    [null, '2026-11-21T12:00:00Z', 0, 0],
    // Still the 20th in Sao Paulo, but the trial counts in UTC.
    ['2026-11-21', '2026-11-21T02:00:00Z', 1, 1],
  ])('until the end of %s, at %s: %i full, %i started', (endDate, now, fullDays, startedDays) => {
    expect(left(endDate, now)).toEqual({ fullDays, startedDays })
  })

  it('shows the back-office every day of a trial that was extended', () => {
    expect(left('2026-12-05', '2026-11-21T12:00:00Z').startedDays).toBe(7)
    expect(left('2026-12-05', '2026-11-21T12:00:00Z', true).startedDays).toBe(15)
  })

  it('keeps both roundings within a day of each other, and neither grows as time passes', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        const before = left('2026-12-24', early.toISOString(), true)
        const after = left('2026-12-24', late.toISOString(), true)
        expect([0, 1]).toContain(before.startedDays - before.fullDays)
        expect(after.fullDays).toBeLessThanOrEqual(before.fullDays)
        expect(after.startedDays).toBeLessThanOrEqual(before.startedDays)
      }),
    )
  })
})

describe('trialEndDate', () => {
  it('is the UTC day of sign-up plus the days, over the end of a year', () => {
    expect(trialEndDate(Temporal.Instant.from('2026-12-28T23:59:00-03:00'), 7).toString()).toBe(
      '2027-01-05',
    )
  })
})
