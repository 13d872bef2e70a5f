import { carryFarewell } from '#people/notices/farewell/carry-farewell.ts'
import { farewellQueue } from '#people/notices/farewell/farewell.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { visitPeople } from '#people/notices/visit/visit-people.ts'
import { addPeople, wakePeople } from '#people/notices/wishes.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** Each minute; one that fails is followed by the next. Installations know it by this name. */
export const visitQueue = defineQueue<Record<string, never>>('reminders.visit', {
  retries: 1,
  secondsMax: 600,
})
const adoptQueue = defineQueue<Record<string, never>>('reminders.adopt', { retries: 1 })

/** Milliseconds for which people who changed something are gathered. */
const gatherMs = 1_000

export interface Notices {
  /** Something changed that this kind tells of: whoever wants it is looked after soon. */
  wake(userId: string, kind: string): void
  close(): Promise<void>
}

/** Says who looks after people, and when. Before the queue starts. */
export function addNoticeJobs(jobs: JobQueue, parts: NoticeParts): Notices {
  const { db, clock } = parts
  const awake = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined
  const tellAll = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const woken = [...awake].map(([kind, people]) => ({ kind, userIds: [...people].sort() }))
    awake.clear()
    if (woken.length === 0) return
    await asSystem(db, async (tx) => {
      for (const one of woken) await wakePeople(tx, { ...one, at: clock.now() })
    })
  }
  // Should this be lost, the day's own visit makes up for it.
  const onLost = (error: unknown): void =>
    parts.log.warn('people are looked after later', { ...describeBug(error) })

  jobs.handle(visitQueue, async () => {
    await tellAll()
    await visitPeople(parts)
  })
  jobs.handle(farewellQueue, ({ sealed }) => carryFarewell(parts, sealed))
  jobs.handle(adoptQueue, () => asSystem(db, (tx) => addPeople(tx, clock.now())))
  jobs.schedule(visitQueue, '* * * * *', 'UTC')
  jobs.schedule(adoptQueue, '41 * * * *', 'UTC')
  return {
    wake: (userId, kind) => {
      const people = awake.get(kind) ?? new Set()
      awake.set(kind, people.add(userId))
      timer ??= setTimeout(() => void tellAll().catch(onLost), gatherMs).unref()
    },
    close: () => tellAll().catch(onLost),
  }
}
