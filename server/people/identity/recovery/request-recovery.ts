import { recoveryMail } from '#people/identity/identity.mail.ts'
import { findPerson } from '#people/identity/identity.queries.ts'
import { insertProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { newProof, proofHours } from '#people/identity/recovery/proof-token.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Sends a recovery link, if somebody has this e-mail. The answer is the same when nobody
 * does, and the time nearly so: few attempts are allowed, and all but the e-mail is done.
 *
 * @param email In lower case.
 */
export async function requestRecovery(identity: Identity, email: string): Promise<void> {
  await asSystem(identity.db, (tx) => sendRecovery(identity, tx, email))
}

/** As `requestRecovery`, in the caller's transaction and as the system. */
export async function sendRecovery(identity: Identity, tx: Tx, email: string): Promise<void> {
  const { clock, publicUrl, sendMail } = identity
  const person = await findPerson(tx, email)
  const at = clock.now()
  const { token, identifier } = newProof('recovery')
  const expiresAt = at.add({ hours: proofHours.recovery })
  // A proof of nobody, when nobody has it, makes the answer take as long.
  await insertProof(tx, { identifier, userId: person?.id ?? newId(), expiresAt, at })
  if (!person) return
  const link = `${publicUrl}/profile?token=${token}`
  await sendMail(tx, { to: email, ...recoveryMail({ name: person.name, link }) })
}
