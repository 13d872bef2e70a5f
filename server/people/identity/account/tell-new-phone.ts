import { numberReplacedMail } from '#people/identity/account/account.mail.ts'
import type { Identity } from '#people/identity/identity.ts'
import { lockProfile } from '#people/profile/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** See `Account.tellNewPhone`. */
export async function tellNewPhone(identity: Identity, tx: Tx, userId: string): Promise<void> {
  const profile = await lockProfile(tx, userId)
  if (!profile?.email) return
  const letter = numberReplacedMail({ name: profile.name, link: `${identity.publicUrl}/profile` })
  await identity.sendMail(tx, { to: profile.email, ...letter })
}
