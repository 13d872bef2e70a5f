import { assert } from '@lya/core/assert.ts'
import { applyAnswer, applyCharge } from '#commerce/charges/apply-charge.ts'
import { closeCharge } from '#commerce/charges/ask/close-charge.ts'
import { fetchCode } from '#commerce/charges/ask/fetch-code.ts'
import { lookUpCharge } from '#commerce/charges/ask/look-up-charge.ts'
import type { Charge, ChargeParts, ChargeStanding } from '#commerce/charges/charge.ts'
import { findCharge, findStanding } from '#commerce/charges/charges.queries.ts'
import {
  type GatewayCharge,
  GatewayDown,
  GatewayRefusal,
  GatewayTimeout,
  type PaymentGateway,
} from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** What the provider needs to know besides the row. */
export interface Asking {
  description: string
  /** Only with a card, opened: see `wallet`. */
  card: { token: string; remoteIp: string } | null
}

/**
 * Asks the provider for a charge whose row is committed, once: what times out is looked up by its
 * reference (see `lookUpCharges`) and never asked again. Outside of any transaction.
 *
 * @returns How it stands with it then.
 */
export async function askForCharge(
  parts: ChargeParts,
  chargeId: string,
  asking: Asking,
): Promise<ChargeStanding> {
  const charge = await asSystem(parts.db, (tx) => findCharge(tx, chargeId))
  assert(charge, 'a charge is asked for once its row is there')
  const gateway = await parts.findGateway()
  if (gateway?.environment !== charge.environment) {
    await closeCharge(parts, charge, { providerStatus: 'unavailable', cause: 'asked' })
  } else {
    const made = await ask(parts, gateway, { charge, asking })
    // Somebody may have heard of it from a webhook meanwhile.
    if (made && !(await applyAnswer(parts, charge, made, 'asked'))) {
      await applyCharge(parts, charge.id, 'asked')
    }
    if (made) await fetchCode(parts, charge.id)
  }
  return asSystem(parts.db, (tx) => findStanding(tx, chargeId))
}

async function ask(
  parts: ChargeParts,
  gateway: PaymentGateway,
  { charge, asking }: { charge: Charge; asking: Asking },
): Promise<GatewayCharge | null> {
  try {
    const { id, customerId, amountCents, installments, billingType, dueOn } = charge
    const money = { amountCents, installments, billingType, dueOn }
    return await gateway.makeCharge({ reference: id, customerId, ...money, ...asking })
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      await closeCharge(parts, charge, { providerStatus: error.code, cause: 'asked' })
    } else if (error instanceof GatewayDown) {
      await closeCharge(parts, charge, { providerStatus: 'down', cause: 'asked' })
    } else if (error instanceof GatewayTimeout) {
      parts.log.warn('the payment provider did not answer in time', { chargeId: charge.id })
      await closeCharge(parts, charge, {
        state: 'unresolved',
        providerStatus: 'timeout',
        cause: 'asked',
      })
      await lookUpCharge(parts, charge.id)
    } else throw error
    return null
  }
}
