import { signedUp } from '#people/identity/identity.events.ts'
import { isPhoneTaken } from '#people/identity/identity.queries.ts'
import { insertUser } from '#people/identity/identity.store.ts'
import { hashPassword } from '#people/identity/password-hash.ts'
import { createProfile } from '#people/profile/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import { newId, newToken } from '#platform/security/ids.ts'

/** Who bought before they had an account. */
export interface Buyer {
  name: string
  /** In lower case. */
  email: string
  /** 13 digits from 55. */
  phone: string
  /** Made when it was typed; null where none was asked for: then only a link opens the account. */
  passwordHash: string | null
  referralCode: string | null
  /** They bought in a browser in which the owner of that code had been signed in. */
  isOwnLink: boolean
}

/** Until the profile asks for another one. */
const timeZone = 'America/Sao_Paulo'

/**
 * Makes the person whose payment came in, as the system and in its transaction: as a sign-up, but
 * nobody is signed in. A phone that somebody has already stays theirs.
 *
 * @returns Their id. Another account with this e-mail breaks a constraint.
 */
export async function openAccount(
  { tx, clock, events }: { tx: Tx; clock: Clock; events: TransactionEvents },
  buyer: Buyer,
): Promise<string> {
  const { name, email, referralCode } = buyer
  const id = newId()
  const phone = (await isPhoneTaken(tx, buyer.phone)) ? null : buyer.phone
  const passwordHash = buyer.passwordHash ?? (await hashPassword(newToken()))
  await createProfile({ tx, clock }, { id, name, email, phone, referralCode })
  await insertUser(tx, { id, name, email, passwordHash, at: clock.now() })
  // The browser is gone by now; what it told of whose it was is kept with the purchase.
  const isBrowserOf = () => buyer.isOwnLink
  await events.announce({ tx, clock }, signedUp, { userId: id, timeZone, isBrowserOf })
  return id
}
