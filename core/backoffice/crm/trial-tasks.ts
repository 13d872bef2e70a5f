import type { TaskAutomation } from '#backoffice/crm/task.ts'

/** The day of the trial on which each call is due; sign-up is day 1. */
const dayNumbers: Record<TaskAutomation, number> = { trial_day_4: 4, trial_day_9: 9 }

/** A call about a trial that was moved is moved with its end, and is the day after a first one. */
export function movedDueOn(
  dueOn: Temporal.PlainDate,
  end: { before: Temporal.PlainDate | null; after: Temporal.PlainDate },
): Temporal.PlainDate {
  const { before, after } = end
  return before === null ? after.add({ days: 1 }) : dueOn.add(before.until(after))
}

export function trialTaskDueOn(
  automation: TaskAutomation,
  signUpDay: Temporal.PlainDate,
): Temporal.PlainDate {
  return signUpDay.add({ days: dayNumbers[automation] - 1 })
}
