import { smtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { countLetters } from '#main/count-sends.ts'
import type { AppParts } from '#main/parts.ts'
import type { Mount } from '#platform/http/edge.ts'
import { addMailJobs, type SendMail } from '#platform/mail/mail.jobs.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Measures } from '#platform/measures/measures.ts'
import { mailboxMailer, mountMailbox } from '#simulators/mailbox/index.ts'

/** How e-mail leaves this installation, for every area. */
export interface OpenMail {
  sendMail: SendMail
  mounts: readonly Mount[]
  close(): void
}

export function openMail(parts: AppParts, measures: Measures): OpenMail {
  const { mailer, mounts, close } = chooseDelivery(parts)
  const { jobs, log, key } = parts
  const counted = countLetters(mailer, measures)
  return { sendMail: addMailJobs(jobs, { mailer: counted, log, key }), mounts, close }
}

/** E-mail leaves by SMTP, or stays on the mailbox page while simulators are allowed. */
function chooseDelivery({ settings, db, log }: AppParts): {
  mailer: Mailer
  mounts: Mount[]
  close(): void
} {
  if (settings.smtpUrl) {
    const mailer = smtpMailer({ url: settings.smtpUrl, from: settings.mailFrom })
    return { mailer, mounts: [], close: () => mailer.close() }
  }
  const mounts = settings.hasSimulators ? [mountMailbox({ db })] : []
  if (mounts.length === 0) log.warn('no SMTP_URL: e-mail is kept in the database, unsent')
  return { mailer: mailboxMailer(db), mounts, close: () => undefined }
}
