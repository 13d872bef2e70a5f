import type { Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mail, Mailer } from '#platform/mail/mailer.ts'
import { Outage } from '#platform/outage.ts'
import { newId } from '#platform/security/ids.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** Pauses double from a second up to an hour: a mail server may be away for half a day. */
const mailQueue = defineQueue<{ id: string; sealed: string }>('mail.send', {
  retries: 22,
  retryDelaySeconds: 1,
})

/** Takes an e-mail over inside the transaction; it leaves after the commit, or never. */
export type SendMail = (tx: Tx, mail: Mail) => Promise<void>

/** Where the words of a job belong; sealed, they open nowhere else. */
const place = 'mail.send'

/**
 * Says who delivers, and gives what the slices send with. Before the queue starts.
 *
 * An e-mail may carry a link that opens an account, and the queue keeps its jobs for days: so they
 * hold it sealed, as the tables of the accounts hold the link hashed.
 */
export function addMailJobs(
  jobs: JobQueue,
  parts: { mailer: Mailer; log: Log; key: SecretKey },
): SendMail {
  const { key } = parts
  jobs.handle(mailQueue, async ({ id, sealed }) => {
    try {
      await parts.mailer.send(id, JSON.parse(key.decrypt(sealed, place)) as Mail)
    } catch (error) {
      if (!(error instanceof Outage) || error.isRetryable) throw error
      // An address that does not exist will not exist on the next try either.
      parts.log.warn('mail refused for good', { id, provider: error.provider })
    }
  })
  return (tx, mail) => {
    const sealed = key.encrypt(JSON.stringify(mail), place)
    return jobs.enqueue(tx, mailQueue, { id: newId(), sealed })
  }
}
