import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  type Charge,
  type ChargeStanding,
  dropCharge,
  listSessionCharges,
} from '#commerce/charges/index.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { GatewayDown, GatewayTimeout } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Takes back what this session could still pay in another way: the provider would take that money
 * for a year.
 *
 * @param keep The one that stays.
 * @throws Refusal `checkout.already-paid` when it turns out to have been paid,
 *   `checkout.provider-down` when the provider cannot be asked now.
 */
export async function dropOpen(
  { charges }: CheckoutParts,
  sessionId: string,
  keep: (charge: Charge & ChargeStanding) => boolean,
): Promise<void> {
  const all = await asSystem(charges.db, (tx) => listSessionCharges(tx, [sessionId]))
  for (const charge of all) {
    const isOpen = charge.state === 'open' || charge.state === 'overdue'
    if (!isOpen || charge.billingType === 'CREDIT_CARD' || keep(charge)) continue
    try {
      const standing = await dropCharge(charges, charge.id, 'method-changed')
      if (standing && isPaid(standing.state)) throw new Refusal('conflict', 'checkout.already-paid')
    } catch (error) {
      if (error instanceof GatewayDown || error instanceof GatewayTimeout) {
        throw new Refusal('conflict', 'checkout.provider-down')
      }
      throw error
    }
  }
}
