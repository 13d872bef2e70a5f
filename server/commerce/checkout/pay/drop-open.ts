import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  type Charge,
  type ChargeStanding,
  dropCharge,
  dropQueue,
  listSessionCharges,
} from '#commerce/charges/index.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { GatewayDown, GatewayTimeout } from '#commerce/gateway/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

const cause = 'method-changed'

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
    if (!isPayable(charge) || keep(charge)) continue
    try {
      const standing = await dropCharge(charges, charge.id, cause)
      if (standing && isPaid(standing.state)) throw new Refusal('conflict', 'checkout.already-paid')
    } catch (error) {
      if (error instanceof GatewayDown || error instanceof GatewayTimeout) {
        throw new Refusal('conflict', 'checkout.provider-down')
      }
      throw error
    }
  }
}

/**
 * Has it taken back, soon after the transaction, as soon as another method is chosen: whoever goes
 * away then leaves no code behind that could be paid.
 */
export async function dropOthers(
  { charges }: CheckoutParts,
  tx: Tx,
  { sessionId, method }: { sessionId: string; method: PaymentMethod },
): Promise<void> {
  for (const charge of await listSessionCharges(tx, [sessionId])) {
    if (!isPayable(charge) || charge.billingType === method) continue
    await charges.jobs.enqueue(tx, dropQueue, { chargeId: charge.id, cause })
  }
}

/** By a code that whoever has it may pay; a card is charged by us alone. */
export function isPayable({ state, billingType }: Charge & ChargeStanding): boolean {
  return (state === 'open' || state === 'overdue') && billingType !== 'CREDIT_CARD'
}
