import { findAddressee } from '#people/identity/account/account.queries.ts'
import type { Identity } from '#people/identity/identity.ts'
import type { MailContent } from '#people/identity/letter.mail.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Tells the owner of an account what became of its second step. After the library's own statements:
 * what it does is no part of a transaction of ours.
 */
export async function tellOwner(
  identity: Identity,
  userId: string,
  write: (told: { name: string; link: string }) => MailContent,
): Promise<void> {
  await asSystem(identity.db, async (tx) => {
    const person = await findAddressee(tx, userId)
    if (!person) return
    const link = `${identity.publicUrl}/profile?aba=senha`
    await identity.sendMail(tx, { to: person.email, ...write({ name: person.name, link }) })
  })
}
