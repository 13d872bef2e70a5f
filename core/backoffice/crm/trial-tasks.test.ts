import { expect, it } from 'vitest'
import { movedDueOn, trialTaskDueOn } from '#backoffice/crm/trial-tasks.ts'

it('counts the day of sign-up as the first', () => {
  const day = Temporal.PlainDate.from('2026-02-26')
  expect(trialTaskDueOn('trial_day_4', day).toString()).toBe('2026-03-01')
  expect(trialTaskDueOn('trial_day_9', day).toString()).toBe('2026-03-06')
})

it('moves with the end of the trial, and follows a first end by a day', () => {
  const day = (text: string) => Temporal.PlainDate.from(text)
  const after = day('2026-12-06')
  const moved = (before: string | null) =>
    movedDueOn(day('2026-11-30'), {
      before: before === null ? null : day(before),
      after,
    }).toString()
  expect(moved('2026-11-29')).toBe('2026-12-07')
  expect(moved(null)).toBe('2026-12-07')
})
