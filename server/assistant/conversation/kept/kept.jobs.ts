import type { Topic } from '@lya/contract/events.ts'
import { offerKept } from '#assistant/conversation/kept/offer-kept.ts'
import type { PlanOpened } from '#people/profile/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser, type Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

const offerQueue = defineQueue<PlanOpened>('conversation.offer-kept')

/** Says who offers to note what was kept. Before the queue starts. */
export function addKeptJobs(
  jobs: JobQueue,
  parts: {
    db: Database
    clock: Clock
    announce(userId: string, topics: readonly Topic[]): void
    /** Sends what the person has unsent over WhatsApp. */
    sendSoon(userId: string): void
  },
): void {
  const { db, clock, announce, sendSoon } = parts
  jobs.handle(offerQueue, async ({ userId, timeZone }) => {
    const isOffered = await asUser(db, userId, (tx) => offerKept({ tx, userId, clock, timeZone }))
    if (!isOffered) return
    announce(userId, ['conversation'])
    sendSoon(userId)
  })
}

/** Has it offered soon after the transaction that opens a plan. */
export function haveKeptOffered(
  jobs: Pick<JobQueue, 'enqueue'>,
  tx: Tx,
  { userId, timeZone }: PlanOpened,
): Promise<void> {
  return jobs.enqueue(tx, offerQueue, { userId, timeZone })
}
