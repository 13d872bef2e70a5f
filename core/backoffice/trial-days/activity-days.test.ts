import { expect, it } from 'vitest'
import { activityDays } from '#backoffice/trial-days/activity-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const days = (endDate: string | null, today = '2026-11-25') => {
  const all = activityDays({
    signedUpOn: day('2026-11-22'),
    endDate: endDate === null ? null : day(endDate),
    today: day(today),
  })
  return [all.length, all[0]?.toString(), all.at(-1)?.toString()]
}

it('looks at all seven days of a trial and two after, across the end of a month', () => {
  expect(days('2026-11-29')).toEqual([9, '2026-11-22', '2026-11-30'])
  expect(days(null)).toEqual([9, '2026-11-22', '2026-11-30'])
})

it('goes on with a trial that was extended', () => {
  expect(days('2026-12-06')).toEqual([17, '2026-11-22', '2026-12-08'])
})

it('shows the last thirty days of a long one, and thirty of one that is ahead', () => {
  expect(days('2027-11-22', '2027-03-01')).toEqual([30, '2027-01-31', '2027-03-01'])
  expect(days('2027-11-22', '2026-11-25')).toEqual([30, '2026-11-22', '2026-12-21'])
})
