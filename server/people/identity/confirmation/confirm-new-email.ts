import { addressReplacedMail } from '#people/identity/account/account.mail.ts'
import { findProofOwner } from '#people/identity/account/account.queries.ts'
import { saveUserEmail, vacateUserEmail } from '#people/identity/account.store.ts'
import { accessReset } from '#people/identity/identity.events.ts'
import { deleteProofs, takeProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { lockProfile, saveEmail, vacateEmail } from '#people/profile/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { violatedConstraint } from '#platform/db/violated-constraint.ts'

/** How a link that was sent to a new address turned out. */
export type EmailChange =
  | { outcome: 'confirmed'; userId: string; loserId: string | null }
  | { outcome: 'expired' }
  | { outcome: 'taken' }

const taken = new Set(['profiles_email_key', 'user_email_key'])

/**
 * Makes the address behind a link its person's own, in `profiles` and in the sign-in at once. Who
 * only claimed the address loses it; who has proven it keeps it.
 */
export async function confirmNewEmail(identity: Identity, token: string): Promise<EmailChange> {
  try {
    const change = await asSystem(identity.db, (tx) => confirm(identity, tx, token))
    if (change.outcome === 'confirmed') {
      identity.log.info('e-mail changed', { userId: change.userId })
    }
    return change
  } catch (error) {
    if (taken.has(violatedConstraint(error) ?? '')) return { outcome: 'taken' }
    throw error
  }
}

async function confirm(identity: Identity, tx: Tx, token: string): Promise<EmailChange> {
  const at = identity.clock.now()
  const identifier = proofIdentifier('email-change', token)
  const userId = await findProofOwner(tx, identifier)
  const profile = userId === null ? null : await lockProfile(tx, userId)
  const isGood = (await takeProof(tx, identifier, at)) !== null
  if (!isGood || userId === null || !profile?.pendingEmail) return { outcome: 'expired' }

  const email = profile.pendingEmail
  const loser = await vacateUserEmail(tx, { email, exceptUserId: userId, at })
  if (loser !== null) {
    await vacateEmail(tx, { userId: loser, at })
    await deleteAddressProofs(tx, loser)
    // Their account stays theirs, by a session; what they set up in the name of this address ends.
    const reset = { userId: loser, isAddressLost: true }
    await identity.events.announce({ tx, clock: identity.clock }, accessReset, reset)
  }
  await saveEmail(tx, { userId, email, at })
  await saveUserEmail(tx, { userId, email, at })
  await deleteAddressProofs(tx, userId)
  if (profile.email) {
    const content = { name: profile.name, link: `${identity.publicUrl}/help` }
    await identity.sendMail(tx, { to: profile.email, ...addressReplacedMail(content) })
  }
  return { outcome: 'confirmed', userId, loserId: loser }
}

/** Links that went to an address prove nothing about the next one. */
async function deleteAddressProofs(tx: Tx, userId: string): Promise<void> {
  for (const purpose of ['confirmation', 'recovery', 'entry'])
    await deleteProofs(tx, { userId, purpose })
}
