import type { Database } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { keepMail } from '#simulators/mailbox/mailbox.store.ts'

/** Delivers to the mailbox page instead of to people. */
export function mailboxMailer(db: Database): Mailer {
  return { send: (id, mail) => keepMail(db, id, mail) }
}
