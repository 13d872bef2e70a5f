import { insertProof } from '#people/identity/identity.store.ts'
import { newProof, proofHours } from '#people/identity/recovery/proof-token.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Makes a link that signs its person in, once, for a letter to their own address: whoever opens it
 * has proven to read that.
 */
export async function newEntryLink(
  { tx, clock }: { tx: Tx; clock: Clock },
  { userId, publicUrl }: { userId: string; publicUrl: string },
): Promise<string> {
  const at = clock.now()
  const { token, identifier } = newProof('entry')
  const expiresAt = at.add({ hours: proofHours.entry })
  await insertProof(tx, { identifier, userId, expiresAt, at })
  return `${publicUrl}/api/enter?token=${token}`
}
