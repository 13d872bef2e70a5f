import { findUnproven } from '#people/identity/account/account.queries.ts'
import { confirmationMail } from '#people/identity/identity.mail.ts'
import { deleteProofs, insertProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { newProof, proofHours } from '#people/identity/recovery/proof-token.ts'
import type { Tx } from '#platform/db/transaction.ts'

const purpose = 'confirmation'

/** See `Account.sendConfirmation`; the sign-up sends its first one so too. */
export async function sendConfirmation(
  { clock, publicUrl, sendMail }: Pick<Identity, 'clock' | 'publicUrl' | 'sendMail'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const person = await findUnproven(tx, userId)
  if (!person) return
  const at = clock.now()
  const { token, identifier } = newProof(purpose)
  await deleteProofs(tx, { userId, purpose })
  const expiresAt = at.add({ hours: proofHours[purpose] })
  await insertProof(tx, { identifier, userId, expiresAt, at })
  const link = `${publicUrl}/api/confirm?token=${token}`
  await sendMail(tx, { to: person.email, ...confirmationMail({ name: person.name, link }) })
}
