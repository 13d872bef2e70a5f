import type { Profile } from '@lya/contract/people/profile.ts'
import type { Account } from '#people/profile/account.ts'
import { findProfile } from '#people/profile/profile.queries.ts'
import { savePersonalData } from '#people/profile/profile.store.ts'
import {
  type ProfileChanges,
  readChanges,
  type TypedProfile,
} from '#people/profile/read-changes.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { refusing } from '#platform/db/refusing.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

const refusingTakenPhone = refusing({
  profiles_whatsapp_number_key: { kind: 'conflict', code: 'identity.phone-taken' },
})

interface Parts {
  db: Database
  clock: Clock
  account: Account
}

/**
 * Stores what a person changed of their data, all of it or nothing. A phone is shown at once, and
 * speaks for nobody until a message from it has proven it; an e-mail waits for its proof. Both need
 * the password again: whoever finds a session open must not be able to take the account over.
 *
 * @throws Refusal of `readChanges`, `profile.password-wrong`, `identity.phone-taken`,
 *   `identity.email-taken` or `identity.too-many-attempts`.
 */
export async function updateProfile(
  parts: Parts,
  visitor: { userId: string; ip: string },
  typed: TypedProfile & { currentPassword?: string | undefined },
): Promise<Profile> {
  const { account, clock, db } = parts
  const { userId } = visitor
  const stored = await asSystem(db, (tx) => findProfile(tx, userId))
  const changes = readChanges(typed, stored)
  if (isPasswordNeeded(changes, stored)) {
    await account.limit(visitor, 'password-change', userId)
    await account.checkPassword({ userId, password: typed.currentPassword ?? '' })
  }
  // The answers to these two tell who has an account, and the second sends e-mail to anybody.
  if (changes.phone) await account.limit(visitor, 'check', changes.phone)
  if (changes.email) {
    await account.limit(visitor, 'email-change', userId)
    await account.limit(visitor, 'email-change', changes.email)
  }
  const { email, ...data } = changes
  const save = async (tx: Tx): Promise<Profile> => {
    await savePersonalData(tx, userId, { ...data, at: clock.now() })
    if (data.name) await account.rename(tx, { userId, name: data.name })
    if (data.phone) await account.tellNewPhone(tx, userId)
    if (email) await account.requestEmail(tx, { userId, email })
    return findProfile(tx, userId)
  }
  return refusingTakenPhone(asSystem(db, save))
}

/** The link to an address that waits may be sent again, and given up, without it. */
function isPasswordNeeded({ email, phone }: ProfileChanges, stored: Profile): boolean {
  const isNewEmail = email !== undefined && ![stored.email, stored.pendingEmail].includes(email)
  return isNewEmail || phone !== undefined
}
