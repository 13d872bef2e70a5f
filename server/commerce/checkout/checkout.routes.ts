import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { viewOptions } from '#commerce/checkout/view-options.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { os } from '#platform/http/implement.ts'

/** The procedures of the checkout, for guests with nothing but their browser's own cookie. */
export function checkoutRoutes(parts: CheckoutParts) {
  const notYet = (): never => {
    throw new Refusal('conflict', 'checkout.payments-unavailable')
  }
  return {
    options: os.checkout.options.handler(({ context }) =>
      asSystem(context.db, (tx) => viewOptions(parts, tx)),
    ),
    open: os.checkout.open.handler(notYet),
    get: os.checkout.get.handler(notYet),
    save: os.checkout.save.handler(notYet),
    emailStatus: os.checkout.emailStatus.handler(notYet),
    address: os.checkout.address.handler(notYet),
    payByPix: os.checkout.payByPix.handler(notYet),
    payByBoleto: os.checkout.payByBoleto.handler(notYet),
    payment: os.checkout.payment.handler(notYet),
  }
}
