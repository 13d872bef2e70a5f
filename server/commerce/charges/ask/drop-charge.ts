import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { applyCharge } from '#commerce/charges/apply-charge.ts'
import type { ChargeParts, ChargeStanding } from '#commerce/charges/charge.ts'
import { findCharge, findStanding } from '#commerce/charges/charges.queries.ts'
import { GatewayRefusal } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Takes a charge back at the provider, where nobody has paid it. What was paid meanwhile stays
 * paid, and what follows from that is done.
 *
 * @returns How it stands with it then; null without such a charge.
 * @throws GatewayDown or GatewayTimeout when the provider cannot be asked now.
 */
export async function dropCharge(
  parts: ChargeParts,
  chargeId: string,
  cause: string,
): Promise<ChargeStanding | null> {
  const charge = await asSystem(parts.db, (tx) => findCharge(tx, chargeId))
  if (!charge) return null
  const gateway = await parts.findGateway()
  const { state } = await asSystem(parts.db, (tx) => findStanding(tx, chargeId))
  const isThere = charge.providerId !== null && !isPaid(state) && state !== 'deleted'
  if (isThere && gateway?.environment === charge.environment && charge.providerId !== null) {
    try {
      await gateway.deleteCharge(charge.providerId)
    } catch (error) {
      // It may have been paid a moment ago; reading it tells.
      if (!(error instanceof GatewayRefusal)) throw error
    }
    await applyCharge(parts, chargeId, cause)
  }
  return asSystem(parts.db, (tx) => findStanding(tx, chargeId))
}
