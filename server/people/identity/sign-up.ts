import { sendConfirmation } from '#people/identity/confirmation/send-confirmation.ts'
import { signedUp } from '#people/identity/identity.events.ts'
import { insertSession, insertUser } from '#people/identity/identity.store.ts'
import type { Identity, Visitor } from '#people/identity/identity.ts'
import { hashPassword } from '#people/identity/password-hash.ts'
import { sessionDays } from '#people/identity/session/session-cookie.ts'
import { createProfile } from '#people/profile/index.ts'
import { refusing } from '#platform/db/refusing.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { newId, newToken } from '#platform/security/ids.ts'

export interface Registration {
  name: string
  /** In lower case. */
  email: string
  /** 13 digits from 55. */
  phone: string
  password: string
  referralCode: string | null
}

/** What of the slice this command works with. */
type SigningUp = Pick<Identity, 'db' | 'clock' | 'publicUrl' | 'events' | 'sendMail'>

/** Until the profile asks for another one. */
const timeZone = 'America/Sao_Paulo'

const refusingTaken = refusing({
  profiles_email_key: { kind: 'conflict', code: 'identity.email-taken' },
  user_email_key: { kind: 'conflict', code: 'identity.email-taken' },
  profiles_whatsapp_number_key: { kind: 'conflict', code: 'identity.phone-taken' },
})

/**
 * Makes a person in one transaction: profile with its trial, sign-in, first session, the e-mail
 * that asks to confirm the address, and all that others make of `identity.signed-up`.
 *
 * @returns The session's token.
 * @throws Refusal `identity.email-taken` or `identity.phone-taken`.
 */
export async function signUp(
  identity: SigningUp,
  registration: Registration,
  visitor: Visitor,
): Promise<string> {
  // Before the transaction: hashing takes long, and connections are few.
  const passwordHash = await hashPassword(registration.password)
  return refusingTaken(
    asSystem(identity.db, (tx) =>
      createPerson(identity, tx, { ...registration, passwordHash, visitor }),
    ),
  )
}

async function createPerson(
  identity: SigningUp,
  tx: Tx,
  person: Registration & { passwordHash: string; visitor: Visitor },
): Promise<string> {
  const { clock, events } = identity
  const { name, email, phone, passwordHash, referralCode, visitor } = person
  const at = clock.now()
  const userId = newId()
  const token = newToken()

  await createProfile({ tx, clock }, { id: userId, name, email, phone, referralCode })
  await insertUser(tx, { id: userId, name, email, passwordHash, at })
  await insertSession(tx, {
    userId,
    token,
    expiresAt: at.add({ hours: 24 * sessionDays }),
    ip: visitor.ip,
    userAgent: visitor.userAgent,
    at,
  })
  await sendConfirmation(identity, tx, userId)
  await events.announce({ tx, clock }, signedUp, {
    ...{ userId, timeZone },
    visit: visitor.visit ?? null,
    ...(visitor.isBrowserOf && { isBrowserOf: visitor.isBrowserOf }),
  })
  return token
}
