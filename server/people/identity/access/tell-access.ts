import {
  browserAddedMail,
  numberLinkedMail,
  numberLostMail,
} from '#people/identity/access/access.mail.ts'
import { findAddressee } from '#people/identity/account/account.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/** What opens a part of an account from now on, beside its password. */
export type NewAccess = { kind: 'number'; waId: string | null } | { kind: 'browser' }

const digitsTold = 4

/**
 * Tells the owner of a new way into their account, so that they notice when it was not them. To
 * their address proven or not: whoever it is should know.
 */
export async function tellNewAccess(
  parts: { sendMail: SendMail; log: Log; publicUrl: string },
  tx: Tx,
  { userId, access }: { userId: string; access: NewAccess },
): Promise<void> {
  const { log, publicUrl, sendMail } = parts
  log.info('access added', { userId, kind: access.kind })
  const person = await findAddressee(tx, userId)
  if (!person) return
  const { name, email } = person
  const content =
    access.kind === 'number'
      ? numberLinkedMail({ name, ending: access.waId?.slice(-digitsTold) ?? null, publicUrl })
      : browserAddedMail({ name, publicUrl })
  await sendMail(tx, { to: email, ...content })
}

/** Tells the owner of a number that it is another account's now, lest they write into the void. */
export async function tellLostNumber(
  parts: { sendMail: SendMail; log: Log; publicUrl: string },
  tx: Tx,
  { userId, waId }: { userId: string; waId: string | null },
): Promise<void> {
  const { log, publicUrl, sendMail } = parts
  log.info('number lost', { userId })
  const person = await findAddressee(tx, userId)
  if (!person) return
  const { name, email } = person
  const content = numberLostMail({ name, ending: waId?.slice(-digitsTold) ?? null, publicUrl })
  await sendMail(tx, { to: email, ...content })
}
