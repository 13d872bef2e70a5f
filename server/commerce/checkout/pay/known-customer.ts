import { Refusal } from '@lya/core/refusal.ts'
import { keepCustomer } from '#commerce/charges/index.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import {
  GatewayDown,
  GatewayRefusal,
  GatewayTimeout,
  type PaymentGateway,
} from '#commerce/gateway/index.ts'

/**
 * Makes the buyer known to the provider.
 *
 * @throws Refusal `checkout.provider-down`, or `checkout.payment-failed` with the provider's own
 *   sentence in `data.detail`.
 */
export async function knownCustomer(
  { charges }: CheckoutParts,
  gateway: PaymentGateway,
  { session, document }: { session: StoredSession; document: string },
): Promise<string> {
  const { userId, name, email, phone } = session
  const reference = userId ?? session.id
  try {
    return await keepCustomer(charges, gateway, { reference, userId, name, document, email, phone })
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      throw new Refusal('invalid', 'checkout.payment-failed', { data: { detail: error.detail } })
    }
    if (error instanceof GatewayDown || error instanceof GatewayTimeout) {
      throw new Refusal('conflict', 'checkout.provider-down')
    }
    throw error
  }
}
