import { saveEmailProven, takeProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** Marks the e-mail behind a confirmation link as proven; a link that is no good does nothing. */
export async function confirmEmail(identity: Identity, token: string): Promise<void> {
  const { clock, db } = identity
  await asSystem(db, async (tx) => {
    const userId = await takeProof(tx, proofIdentifier('confirmation', token), clock.now())
    if (userId !== null) await saveEmailProven(tx, userId, clock.now())
  })
}
