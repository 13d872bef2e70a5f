import { type Identity, listOwners } from '#assistant/channels/index.ts'
import { doEvents } from '#assistant/whatsapp/inbound/do-events.ts'
import { knownFirst } from '#assistant/whatsapp/inbound/known-first.ts'
import { isOfStatuses } from '#assistant/whatsapp/inbound/read-events.ts'
import { type EventKind, inbox } from '#assistant/whatsapp/inbox.store.ts'
import { sendNotice } from '#assistant/whatsapp/outbound/send-notice.ts'
import { sendReplies } from '#assistant/whatsapp/outbound/send-replies.ts'
import { warmUp } from '#assistant/whatsapp/warm-up.ts'
import type { Notice, WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import { type Intake, storeTogether } from '#platform/inbox/index.ts'
import { InTurn } from '#platform/jobs/in-turn.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

const noticeQueue = defineQueue<{ sealed: string }>('whatsapp.notice', { retries: 6 })
const pruneQueue = defineQueue<Record<string, never>>('whatsapp.prune', { retries: 1 })

/** Meta repeats for a week; after that an id cannot come again. */
const keptDays = 30

/** Where the words of a notice's job belong; sealed, they open nowhere else. */
const place = 'whatsapp.notice'

/** Runs at a time; the webhook needs connections of the same pool. */
const inboundMax = 3
const outboundMax = 4
const statusMax = 2

/** What another process left when it ended is found after so long. */
const lookAgainSeconds = 60

/** How often PostgreSQL plans a prepared statement anew before it keeps the plan, and once more. */
const rehearsals = 6

/** Nobody's replies wait longer. */
const unsentDays = 7

export interface WhatsAppWork {
  /** Stores what came, and has it done soon after. */
  store: Intake<EventKind>['store']
  /** Sends what a person has unsent; after the commit. */
  sendSoon(userId: string): void
  /** Warms the door; then takes up what an earlier process left, once this one is warm. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Says who does what waits. What came and what goes out are queues already, in tables of their own
 * and in each person's order, so the job queue carries only what hurries nobody; before it starts.
 */
export function addWhatsAppJobs(
  jobs: JobQueue,
  given: Omit<WhatsAppParts, 'sendSoon' | 'sendAfter' | 'sendIfWaiting' | 'notify'> & {
    /** Where the webhook stores; `db` is for the work that follows. */
    door: Database
  },
): WhatsAppWork {
  const { db, clock, log, key } = given
  const onError = (error: unknown): void =>
    log.error('WhatsApp work failed and is tried again', { ...describeBug(error) })
  const parts: WhatsAppParts = {
    ...given,
    sendSoon: (userId) => outbound.wake(userId),
    sendAfter: (userId, seconds) => outbound.wakeAfter(userId, seconds),
    sendIfWaiting: (userId) => outbound.hurry(userId),
    // Whom it goes to is nobody's business, and the queue keeps its jobs for days.
    notify: (tx, notice) =>
      jobs.enqueue(tx, noticeQueue, { sealed: key.encrypt(JSON.stringify(notice), place) }),
  }
  // Called when there is something to do, so not before what it wakes exists.
  const intake = storeTogether<EventKind>({
    store: (events) => inbox.store(given.door, events, clock.now()),
    wake: (senders) => wake(senders),
  })
  // After an outage all repeat at once what was not answered: the door goes before the work.
  let start: ReturnType<typeof warmUp> | null = null
  const isCold = (): boolean => start?.isOver() === false
  const manners = { onError, givesWay: () => isCold() || intake.isCrowded() }
  const inbound = knownFirst((sender) => doEvents(parts, sender), {
    ...manners,
    db,
    runsMax: inboundMax,
  })
  // A status that waits behind a crowd of messages could come too late to keep a reply from being
  // sent once more.
  const statuses = new InTurn((sender) => doEvents(parts, sender), { runsMax: statusMax, onError })
  const wake = (senders: readonly string[]): void => {
    for (const sender of senders.filter(isOfStatuses)) statuses.wake(sender)
    inbound.wake(senders.filter((sender) => !isOfStatuses(sender)))
  }
  const outbound = new InTurn((userId) => sendReplies(parts, userId), {
    ...manners,
    runsMax: outboundMax,
  })
  const leftover = new InTurn(
    async (what) => {
      const since = clock.now().subtract({ hours: 24 * unsentDays })
      const found = await asSystem(db, async (tx) => ({
        senders: await inbox.listWaitingSenders(tx),
        owners: what === 'unsent' ? await listOwners(tx, since) : [],
      }))
      wake(found.senders)
      for (const userId of found.owners) outbound.wake(userId)
      leftover.wakeAfter('waiting', lookAgainSeconds)
    },
    { runsMax: 1, onError },
  )
  jobs.handle(noticeQueue, ({ sealed }) =>
    sendNotice(parts, JSON.parse(key.decrypt(sealed, place)) as Identity & { notice: Notice }),
  )
  jobs.handle(pruneQueue, () => prune(given))
  jobs.schedule(pruneQueue, '23 * * * *', 'UTC')
  return {
    store: intake.store,
    sendSoon: parts.sendSoon,
    resume: async () => {
      for (let run = 0; run < rehearsals; run += 1) await inbox.store(given.door, [], clock.now())
      start = warmUp([...inbound.turns, statuses, outbound], () => leftover.wake('unsent'))
    },
    stop: async () => {
      await leftover.stop()
      await Promise.all([inbound.stop(), statuses.stop()])
      await outbound.stop()
    },
  }
}

async function prune({ db, clock }: Pick<WhatsAppParts, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().subtract({ hours: 24 * keptDays })
  let deleted: number
  do deleted = await asSystem(db, (tx) => inbox.deleteOld(tx, before))
  while (deleted > 0)
}
