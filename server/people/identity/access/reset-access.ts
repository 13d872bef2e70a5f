import { accessReset } from '#people/identity/identity.events.ts'
import { deleteProofs } from '#people/identity/identity.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { deleteTrust } from '#people/identity/second-factor.store.ts'
import { savePendingEmail } from '#people/profile/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Ends, as the system, whatever opens an account or would soon, beside its password and sessions:
 * links of sent e-mails, an address that waits to take the present one's place, and by announcing
 * it all that other areas keep. Somebody else may have set it up.
 */
export async function resetAccess(identity: Identity, tx: Tx, userId: string): Promise<void> {
  const { clock, events } = identity
  const at = clock.now()
  await deleteProofs(tx, { userId, purpose: 'recovery' })
  await deleteProofs(tx, { userId, purpose: 'email-change' })
  await deleteProofs(tx, { userId, purpose: 'entry' })
  await deleteTrust(tx, userId)
  await savePendingEmail(tx, { userId, email: null, at })
  await events.announce({ tx, clock }, accessReset, { userId })
}
