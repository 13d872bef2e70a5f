import type { Identity } from '#assistant/channels/index.ts'
import { deleteOldEvents } from '#assistant/whatsapp/events.store.ts'
import { doEvents } from '#assistant/whatsapp/inbound/do-events.ts'
import { sendNotice } from '#assistant/whatsapp/outbound/send-notice.ts'
import { sendReplies } from '#assistant/whatsapp/outbound/send-replies.ts'
import type { Notice, WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

const inboundQueue = defineQueue<{ sender: string }>('whatsapp.inbound', { retries: 12 })
const outboundQueue = defineQueue<{ userId: string }>('whatsapp.outbound', { retries: 12 })
const noticeQueue = defineQueue<{ sealed: string }>('whatsapp.notice', { retries: 6 })
const pruneQueue = defineQueue<Record<string, never>>('whatsapp.prune', { retries: 1 })

/** Meta repeats for a week; after that an id cannot come again. */
const keptDays = 30

/** Where the words of a notice's job belong; sealed, they open nowhere else. */
const place = 'whatsapp.notice'

/**
 * Says who does what waits, and gives what wakes them. Before the queue starts.
 *
 * @returns Wakes whoever does a sender's events, within the transaction that stored them.
 */
export function addWhatsAppJobs(
  jobs: JobQueue,
  given: Omit<WhatsAppParts, 'wakeSender' | 'notify'>,
): (tx: Tx, sender: string) => Promise<void> {
  const { db, clock, key } = given
  const parts: WhatsAppParts = {
    ...given,
    wakeSender: (tx, userId, afterSeconds = 0) =>
      jobs.enqueue(tx, outboundQueue, { userId }, { afterSeconds }),
    // Whom it goes to is nobody's business, and the queue keeps its jobs for days.
    notify: (tx, notice) =>
      jobs.enqueue(tx, noticeQueue, { sealed: key.encrypt(JSON.stringify(notice), place) }),
  }
  jobs.handle(inboundQueue, ({ sender }) => doEvents(parts, sender))
  jobs.handle(outboundQueue, ({ userId }) => sendReplies(parts, userId))
  jobs.handle(noticeQueue, ({ sealed }) =>
    sendNotice(parts, JSON.parse(key.decrypt(sealed, place)) as Identity & { notice: Notice }),
  )
  jobs.handle(pruneQueue, async () => {
    const before = clock.now().subtract({ hours: 24 * keptDays })
    let deleted: number
    do deleted = await asSystem(db, (tx) => deleteOldEvents(tx, before))
    while (deleted > 0)
  })
  jobs.schedule(pruneQueue, '23 * * * *', 'UTC')
  return (tx, sender) => jobs.enqueue(tx, inboundQueue, { sender })
}
