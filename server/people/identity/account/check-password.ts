import { Refusal } from '@lya/core/refusal.ts'
import { findPasswordHash } from '#people/identity/account/account.queries.ts'
import type { Identity } from '#people/identity/identity.ts'
import { verifyPassword } from '#people/identity/password-hash.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Whether it is really the person who is signed in: a session may be left open on any desk. Before
 * any transaction, since it takes long and connections are few.
 *
 * @returns The hash that the password stands behind.
 * @throws Refusal `profile.password-wrong`.
 */
export async function checkPassword(
  identity: Identity,
  { userId, password }: { userId: string; password: string },
): Promise<string> {
  const hash = await asSystem(identity.db, (tx) => findPasswordHash(tx, userId))
  const isRight = hash !== null && (await verifyPassword({ hash, password }))
  if (!isRight) throw passwordWrong()
  return hash
}

export function passwordWrong(): Refusal {
  return new Refusal('invalid', 'profile.password-wrong')
}
