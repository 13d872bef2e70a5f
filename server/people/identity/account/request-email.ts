import { Refusal } from '@lya/core/refusal.ts'
import { addressRequestedMail, newAddressMail } from '#people/identity/account/account.mail.ts'
import { isEmailProvenByOther } from '#people/identity/account/account.queries.ts'
import { deleteProofs, insertProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { newProof, proofHours } from '#people/identity/recovery/proof-token.ts'
import { lockProfile, savePendingEmail } from '#people/profile/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

const purpose = 'email-change'

/** See `Account.requestEmail`. Every earlier link of this kind is useless from here on. */
export async function requestEmail(
  identity: Identity,
  tx: Tx,
  change: { userId: string; email: string },
): Promise<void> {
  const { userId, email } = change
  const at = identity.clock.now()
  // The row is locked before its links are touched, here and where one is opened: so the address
  // that waits is always the one that the last link went to.
  const profile = await lockProfile(tx, userId)
  await deleteProofs(tx, { userId, purpose })
  if (profile?.email?.toLowerCase() === email.toLowerCase()) {
    await savePendingEmail(tx, { userId, email: null, at })
    return
  }
  if (await isEmailProvenByOther(tx, { userId, email })) {
    throw new Refusal('conflict', 'identity.email-taken')
  }
  await savePendingEmail(tx, { userId, email, at })
  const { token, identifier } = newProof(purpose)
  const expiresAt = at.add({ hours: proofHours[purpose] })
  await insertProof(tx, { identifier, userId, expiresAt, at })
  const name = profile?.name ?? ''
  const link = `${identity.publicUrl}/api/confirm-email?token=${token}`
  await identity.sendMail(tx, { to: email, ...newAddressMail({ name, link }) })
  identity.log.info('change of e-mail asked for', { userId })
  if (!profile?.email) return
  const tell = addressRequestedMail({ name, link: `${identity.publicUrl}/profile` })
  await identity.sendMail(tx, { to: profile.email, ...tell })
}
