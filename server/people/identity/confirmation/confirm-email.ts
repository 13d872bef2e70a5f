import { saveEmailProven, takeProof } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Marks the e-mail behind a confirmation link as proven; a link that is no good does nothing.
 *
 * @returns Whose it was, or null.
 */
export async function confirmEmail(identity: Identity, token: string): Promise<string | null> {
  const { clock, db, log } = identity
  const userId = await asSystem(db, async (tx) => {
    const owner = await takeProof(tx, proofIdentifier('confirmation', token), clock.now())
    if (owner !== null) await saveEmailProven(tx, owner, clock.now())
    return owner
  })
  if (userId !== null) log.info('e-mail proven', { userId })
  return userId
}
