import type { PasswordOwner } from '@lya/core/people/identity/passwords/personal.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { resetAccess } from '#people/identity/access/reset-access.ts'
import { findPasswordOwner, findProofOwner } from '#people/identity/account/account.queries.ts'
import { passwordChangedMail } from '#people/identity/identity.mail.ts'
import { isProofGood } from '#people/identity/identity.queries.ts'
import {
  deleteSessions,
  saveEmailProven,
  savePassword,
  takeProof,
} from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { hashPassword } from '#people/identity/password-hash.ts'
import { assertNewPassword } from '#people/identity/read-registration.ts'
import { proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

/** Whether this recovery link would still be taken; asking does not use it up. */
export function checkRecovery(identity: Identity, token: string): Promise<boolean> {
  const identifier = proofIdentifier('recovery', token)
  return asSystem(identity.db, (tx) => isProofGood(tx, identifier, identity.clock.now()))
}

/**
 * Sets a new password by a recovery link, signs everybody out, ends every other way in and tells
 * the address. Having opened the link also proves the address: whoever signed up with another's
 * e-mail loses it here.
 *
 * @param input.password Checked already, but for what its owner is called.
 * @returns Whose password it was, and the address that is proven by it, in lower case.
 * @throws Refusal `identity.recovery-token-invalid` for an unknown, used or expired link, or
 *   `identity.password-personal`.
 */
export async function resetPassword(
  identity: Identity,
  input: { token: string; password: string },
): Promise<{ userId: string; email: string }> {
  // Both before the transaction: hashing takes long, and nobody hashes for a made-up link.
  if (!(await checkRecovery(identity, input.token))) throw tokenInvalid()
  const identifier = proofIdentifier('recovery', input.token)
  assertNewPassword(input.password, await findOwner(identity, identifier))
  const passwordHash = await hashPassword(input.password)
  return asSystem(identity.db, (tx) => replacePassword(identity, tx, { identifier, passwordHash }))
}

function findOwner(identity: Identity, identifier: string): Promise<PasswordOwner | null> {
  return asSystem(identity.db, async (tx) => {
    const userId = await findProofOwner(tx, identifier)
    return userId === null ? null : findPasswordOwner(tx, userId)
  })
}

async function replacePassword(
  identity: Identity,
  tx: Tx,
  change: { identifier: string; passwordHash: string },
): Promise<{ userId: string; email: string }> {
  const at = identity.clock.now()
  const userId = await takeProof(tx, change.identifier, at)
  const owner = userId === null ? null : await saveEmailProven(tx, userId, at)
  if (userId === null || owner === null) throw tokenInvalid()
  await savePassword(tx, { userId, passwordHash: change.passwordHash, at })
  await deleteSessions(tx, userId)
  await resetAccess(identity, tx, userId)
  const link = `${identity.publicUrl}/login`
  await identity.sendMail(tx, {
    to: owner.email,
    ...passwordChangedMail({ name: owner.name, link }),
  })
  identity.log.info('password changed', { userId, by: 'recovery' })
  return { userId, email: owner.email.toLowerCase() }
}

function tokenInvalid(): Refusal {
  return new Refusal('invalid', 'identity.recovery-token-invalid')
}
