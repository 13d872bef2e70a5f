import { checkPassword } from '#people/identity/account/check-password.ts'
import type { Identity } from '#people/identity/identity.ts'
import { isOff } from '#people/identity/second-factor/library-calls.ts'
import { secondFactorOffMail } from '#people/identity/second-factor/second-factor.mail.ts'
import { tellOwner } from '#people/identity/second-factor/tell-owner.ts'
import { deleteSecondFactor } from '#people/identity/second-factor.store.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Asks for the password alone again. By our own statements: the library would give this browser
 * another session, and the browsers that it trusted would stay so.
 *
 * @throws Refusal `profile.password-wrong` or `second-factor.off`.
 */
export async function turnSecondFactorOff(
  identity: Identity,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  await checkPassword(identity, { userId, password })
  const at = identity.clock.now()
  const wasOn = await asSystem(identity.db, (tx) => deleteSecondFactor(tx, { userId, at }))
  if (!wasOn) throw isOff()
  await tellOwner(identity, userId, secondFactorOffMail)
  identity.log.info('second factor turned off', { userId })
}
