import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import type { PaymentGateway } from '#commerce/gateway/index.ts'

/** What the checkout is joined from. */
export interface CheckoutParts {
  config: CheckoutConfigReader
  /** Whoever moves the money now, by the settings; null while payments are not available. */
  findGateway(): Promise<PaymentGateway | null>
}
