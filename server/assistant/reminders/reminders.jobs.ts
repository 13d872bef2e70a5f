import type { ReminderParts } from '#assistant/reminders/parts.ts'
import { visitPeople } from '#assistant/reminders/visit-people.ts'
import { addPeople, wakePeople } from '#assistant/reminders/wishes.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** Each minute; one that fails is followed by the next. */
export const visitQueue = defineQueue<Record<string, never>>('reminders.visit', {
  retries: 1,
  secondsMax: 600,
})
const adoptQueue = defineQueue<Record<string, never>>('reminders.adopt', { retries: 1 })

/** Milliseconds for which people who changed something are gathered. */
const gatherMs = 1_000

export interface Reminders {
  /** Something of this person's money changed: their budgets are looked at soon. */
  wake(userId: string): void
  close(): Promise<void>
}

/** Says who looks after people, and when. Before the queue starts. */
export function addReminderJobs(jobs: JobQueue, parts: ReminderParts): Reminders {
  const { db, clock } = parts
  const awake = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tellAll = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const userIds = [...awake].sort()
    awake.clear()
    if (userIds.length > 0) await asSystem(db, (tx) => wakePeople(tx, userIds, clock.now()))
  }
  // Should this be lost, the day's own visit makes up for it.
  const onLost = (error: unknown): void =>
    parts.log.warn('budgets are looked at later', { ...describeBug(error) })

  jobs.handle(visitQueue, async () => {
    await tellAll()
    await visitPeople(parts)
  })
  jobs.handle(adoptQueue, () => asSystem(db, (tx) => addPeople(tx, clock.now())))
  jobs.schedule(visitQueue, '* * * * *', 'UTC')
  jobs.schedule(adoptQueue, '41 * * * *', 'UTC')
  return {
    wake: (userId) => {
      awake.add(userId)
      timer ??= setTimeout(() => void tellAll().catch(onLost), gatherMs).unref()
    },
    close: () => tellAll().catch(onLost),
  }
}
