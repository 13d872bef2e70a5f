import { taskAutomations } from '@lya/core/backoffice/crm/task.ts'
import { movedDueOn, trialTaskDueOn } from '@lya/core/backoffice/crm/trial-tasks.ts'
import { businessZone } from '#backoffice/crm/business-day.ts'
import { lockAutomatic } from '#backoffice/crm/tasks.queries.ts'
import { cancelAutomatic, insertAutomatic, moveDue } from '#backoffice/crm/tasks.store.ts'
import { trialTaskCopy } from '#backoffice/crm/trial-tasks.copy.ts'
import { dayIn } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { EventContext } from '#platform/events/transaction-events.ts'
import { newId } from '#platform/security/ids.ts'

/** Somebody signed up: the calls of their trial are noted, in the transaction that makes them. */
export async function addTrialTasks(
  { tx, clock }: EventContext,
  { userId }: { userId: string },
): Promise<void> {
  const at = clock.now()
  const signUpDay = dayIn(at, businessZone)
  for (const automation of taskAutomations) {
    const dueDate = trialTaskDueOn(automation, signUpDay).toString()
    const content = {
      ...trialTaskCopy[automation],
      type: 'call',
      priority: 'high',
      dueDate,
    } as const
    await insertAutomatic(tx, { id: newId(), userId, automation, content, at })
  }
}

/** Their trial ends on another day: the call after it waits for that. */
export async function moveTrialTasks(
  tx: Tx,
  moved: { userId: string; before: Temporal.PlainDate | null; after: Temporal.PlainDate },
): Promise<void> {
  const { userId, before, after } = moved
  const task = await lockAutomatic(tx, { userId, automation: 'trial_day_9' })
  if (task === null) return
  const dueOn = task.dueOn ?? (before ?? after).add({ days: 1 })
  await moveDue(tx, { id: task.id, dueOn: movedDueOn(dueOn, { before, after }) })
}

/** Their plan is open: whoever has paid is not called about their trial. */
export const dropTasksOfPaid = ({ tx }: EventContext, { userId }: { userId: string }) =>
  cancelAutomatic(tx, { userId, isPaid: true })

/** They asked for the end of their account. */
export const dropTasksOfLeaving = ({ tx }: EventContext, { userId }: { userId: string }) =>
  cancelAutomatic(tx, { userId, isPaid: false })
