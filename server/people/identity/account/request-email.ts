import { Refusal } from '@lya/core/refusal.ts'
import {
  addressRequestedMail,
  addressSuggestedMail,
  newAddressMail,
} from '#people/identity/account/account.mail.ts'
import {
  isEmailProvenByOther,
  isPendingEmailHeld,
} from '#people/identity/account/account.queries.ts'
import { deleteProofs, insertProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { newProof, proofHours } from '#people/identity/recovery/proof-token.ts'
import { lockProfile, savePendingEmail } from '#people/profile/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

const purpose = 'email-change'

/** See `Account.requestEmail`. */
export async function requestEmail(identity: Identity, tx: Tx, change: Change): Promise<void> {
  const { userId, email } = change
  const at = identity.clock.now()
  const profile = await holdEmail(tx, change, at)
  if (!profile) return
  const { token, identifier } = newProof(purpose)
  const expiresAt = at.add({ hours: proofHours[purpose] })
  await insertProof(tx, { identifier, userId, expiresAt, at })
  const link = `${identity.publicUrl}/api/confirm-email?token=${token}`
  const isHeld = await isPendingEmailHeld(tx, userId)
  const letter = newAddressMail({ name: profile.name, link, isHeld })
  await identity.sendMail(tx, { to: email, ...letter })
  identity.log.info('change of e-mail asked for', { userId })
  await tell(identity, tx, profile, addressRequestedMail)
}

/** See `Account.suggestEmail`. */
export async function suggestEmail(identity: Identity, tx: Tx, change: Change): Promise<void> {
  const profile = await holdEmail(tx, change, identity.clock.now())
  if (!profile) return
  identity.log.info('change of e-mail suggested', { userId: change.userId })
  await tell(identity, tx, profile, addressSuggestedMail)
}

interface Change {
  userId: string
  email: string
}

type Holder = NonNullable<Awaited<ReturnType<typeof lockProfile>>>

/**
 * Has a new address wait; every earlier link of this kind is useless from here on.
 *
 * @returns Whose it is; null where nothing waits, since it is theirs already.
 * @throws Refusal `identity.email-taken`.
 */
async function holdEmail(
  tx: Tx,
  { userId, email }: Change,
  at: Temporal.Instant,
): Promise<Holder | null> {
  // The row is locked before its links are touched, here and where one is opened: so the address
  // that waits is always the one that the last link went to.
  const profile = await lockProfile(tx, userId)
  await deleteProofs(tx, { userId, purpose })
  if (profile?.email?.toLowerCase() === email.toLowerCase()) {
    await savePendingEmail(tx, { userId, email: null, at })
    return null
  }
  if (await isEmailProvenByOther(tx, { userId, email })) {
    throw new Refusal('conflict', 'identity.email-taken')
  }
  await savePendingEmail(tx, { userId, email, at })
  return profile
}

/** Writes to the address that still holds. */
async function tell(
  identity: Identity,
  tx: Tx,
  { name, email }: Holder,
  mail: typeof addressRequestedMail,
): Promise<void> {
  if (!email) return
  const letter = mail({ name, link: `${identity.publicUrl}/profile` })
  await identity.sendMail(tx, { to: email, ...letter })
}
