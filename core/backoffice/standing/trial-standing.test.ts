import { expect, it } from 'vitest'
import { trialStanding } from '#backoffice/standing/trial-standing.ts'
import { trialDaysLeft } from '#people/profile/trial.ts'

it.each([
  [null, 'expired'],
  ['2026-11-21', 'expired'],
  ['2026-11-22', 'expiring'],
  ['2026-11-23', 'expiring'],
  ['2026-11-24', 'active'],
  ['2026-11-29', 'active'],
] as const)('a trial until %s is %s on the 22nd', (end, standing) => {
  const endDate = end === null ? null : Temporal.PlainDate.from(end)
  expect(trialStanding({ endDate, today: Temporal.PlainDate.from('2026-11-22') })).toBe(standing)
})

it('is expiring on the days that count as two or one', () => {
  const endDate = Temporal.PlainDate.from('2026-11-24')
  for (const [at, days, standing] of [
    ['2026-11-22T23:59:59Z', 3, 'active'],
    ['2026-11-23T00:00:00Z', 2, 'expiring'],
    ['2026-11-24T23:59:59Z', 1, 'expiring'],
    ['2026-11-25T00:00:00Z', 0, 'expired'],
  ] as const) {
    const now = Temporal.Instant.from(at)
    expect(trialDaysLeft({ endDate, now }).startedDays).toBe(days)
    const today = now.toZonedDateTimeISO('UTC').toPlainDate()
    expect(trialStanding({ endDate, today })).toBe(standing)
  }
})
