import type { Topic } from '@lya/contract/events.ts'
import { findNext, findStale, markStale, type Recounted } from '#backoffice/people/people.store.ts'
import { refreshPeople } from '#backoffice/people/refresh-people.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { InTurn } from '#platform/jobs/in-turn.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import type { Log } from '#platform/log/log.ts'

/** Whose profile changed, or who never was counted. */
export const staleQueue = defineQueue<Record<string, never>>('people.stale', { retries: 0 })
/** Everybody: days pass, and what was missed is found. */
export const recountQueue = defineQueue<Record<string, never>>('people.recount', {
  retries: 2,
  retryDelaySeconds: 600,
  secondsMax: 3_600,
})

/** People in one transaction: a fraction of a second, for which their profiles wait to change. */
const sliceSize = 250
/** How long what people do waits to be counted, so that a talkative one is counted once. */
const gatherSeconds = 60
const key = 'people'

/** What is counted of people hangs on these. */
const watched = new Set<Topic>([
  'transactions',
  'categories',
  'budgets',
  'recurring',
  'goals',
  'conversation',
  'subscription',
])

export interface PeopleParts {
  db: Database
  clock: Clock
  jobs: JobQueue
  log: Log
  /** Hears what was announced after a commit of this process. */
  listen(hear: (userId: string, topics: readonly Topic[]) => void): void
  onError(error: unknown): void
}

/**
 * Keeps `admin_people` counted. Who does something is only remembered in memory, once whatever they
 * do, and counted within a minute: no message has anything to wait for.
 *
 * @returns Its end leaves whoever is still to be counted to the next process.
 */
export function addPeopleJobs(parts: PeopleParts): { close(): Promise<void> } {
  const { db, jobs, log, onError } = parts
  let changed = new Set<string>()
  const count = async (): Promise<void> => {
    const taken = [...changed]
    changed = new Set()
    try {
      for (const slice of slicesOf(taken)) await refreshSlice(parts, slice)
    } catch (error) {
      for (const userId of taken) changed.add(userId)
      throw error
    }
  }
  const counter = new InTurn(count, { runsMax: 1, onError })
  parts.listen((userId, topics) => {
    if (!topics.some((topic) => watched.has(topic))) return
    if (changed.size === 0) counter.wakeAfter(key, gatherSeconds)
    changed.add(userId)
  })

  jobs.handle(staleQueue, () => refreshStale(parts))
  jobs.schedule(staleQueue, '* * * * *', 'UTC')
  jobs.handle(recountQueue, async () => {
    log.info('people were counted', { ...(await recountPeople(parts)) })
  })
  jobs.schedule(recountQueue, '10 4 * * *', 'America/Sao_Paulo')
  return {
    close: async () => {
      await counter.stop()
      const left = [...changed]
      changed = new Set()
      if (left.length > 0) await asSystem(db, (tx) => markStale(tx, left)).catch(onError)
    },
  }
}

/** Counts whoever waits for it, until nobody does. */
export async function refreshStale(parts: Pick<PeopleParts, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const userIds = await asSystem(parts.db, (tx) => findStale(tx, sliceSize))
    if (userIds.length > 0) await refreshSlice(parts, userIds)
    if (userIds.length < sliceSize) return
  }
}

/** Counts everybody, in slices, and says how many had been missed. */
export async function recountPeople(parts: Pick<PeopleParts, 'db' | 'clock'>): Promise<Recounted> {
  const all: Recounted = { people: 0, changed: 0, missed: 0 }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const userIds = await asSystem(parts.db, (tx) => findNext(tx, after, sliceSize))
    const slice = await refreshSlice(parts, userIds)
    all.people += userIds.length
    all.changed += slice.changed
    all.missed += slice.missed
    after = userIds.at(-1) ?? after
    if (userIds.length < sliceSize) return all
  }
}

function refreshSlice(
  { db, clock }: Pick<PeopleParts, 'db' | 'clock'>,
  userIds: readonly string[],
): Promise<Recounted> {
  return asSystem(db, (tx) => refreshPeople({ tx, clock }, userIds))
}

function slicesOf(userIds: readonly string[]): string[][] {
  const slices: string[][] = []
  for (let from = 0; from < userIds.length; from += sliceSize) {
    slices.push(userIds.slice(from, from + sliceSize))
  }
  return slices
}
