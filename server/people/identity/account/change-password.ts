import { normalizePassword } from '@lya/core/people/identity/passwords/password.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { resetAccess } from '#people/identity/access/reset-access.ts'
import { passwordReplacedMail } from '#people/identity/account/account.mail.ts'
import { findPasswordOwner } from '#people/identity/account/account.queries.ts'
import { checkPassword, passwordWrong } from '#people/identity/account/check-password.ts'
import { deleteOtherSessions, replacePasswordHash } from '#people/identity/account.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { hashPassword } from '#people/identity/password-hash.ts'
import { assertNewPassword } from '#people/identity/read-registration.ts'
import { lockProfile } from '#people/profile/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

/**
 * Sets another password for somebody who knows the present one, ends what opens the account without
 * it, and tells the address. Then every other session is ended; when that fails, the password has
 * changed all the same.
 *
 * @throws Refusal `identity.password-short`, `identity.password-common`,
 *   `identity.password-personal`, `profile.password-same` or `profile.password-wrong`.
 */
export async function changePassword(
  identity: Identity,
  person: { userId: string; sessionId: string },
  typed: { currentPassword: string; newPassword: string },
): Promise<{ othersEnded: boolean }> {
  const owner = await asSystem(identity.db, (tx) => findPasswordOwner(tx, person.userId))
  assertNewPassword(typed.newPassword, owner)
  if (normalizePassword(typed.newPassword) === normalizePassword(typed.currentPassword)) {
    throw new Refusal('invalid', 'profile.password-same')
  }
  const { userId } = person
  const hash = await checkPassword(identity, { userId, password: typed.currentPassword })
  const newHash = await hashPassword(typed.newPassword)
  await asSystem(identity.db, (tx) => replace(identity, tx, { userId, hash, newHash }))
  identity.log.info('password changed', { userId, by: 'owner' })
  try {
    await asSystem(identity.db, (tx) => deleteOtherSessions(tx, person))
    return { othersEnded: true }
  } catch (error) {
    // Whatever it was: the person must hear that the others are still signed in.
    identity.onSessionError(error)
    return { othersEnded: false }
  }
}

async function replace(
  identity: Identity,
  tx: Tx,
  change: { userId: string; hash: string; newHash: string },
): Promise<void> {
  const { userId } = change
  const profile = await lockProfile(tx, userId)
  // A recovery that came between the check and now rules: what was typed is not it any more.
  const isReplaced = await replacePasswordHash(tx, { ...change, at: identity.clock.now() })
  if (!profile || !isReplaced) throw passwordWrong()
  await resetAccess(identity, tx, userId)
  if (profile.email === null) return
  const { name, email, pendingEmail } = profile
  const content = { name, link: `${identity.publicUrl}/login`, pendingEmail }
  await identity.sendMail(tx, { to: email, ...passwordReplacedMail(content) })
}
