import { checkoutRoutes } from '#commerce/checkout/index.ts'
import { createCheckoutConfig } from '#commerce/checkout-config/index.ts'
import { plansRoutes } from '#commerce/plans/index.ts'
import type { Area, Ground } from '#main/parts.ts'

/** What is sold, and how it is paid. */
export function openCommerce({ db, clock }: Ground): Area<'plans' | 'checkout'> {
  const config = createCheckoutConfig({ db, clock })
  const parts = { config, findGateway: async () => null }
  return {
    routes: { plans: plansRoutes({ config }), checkout: checkoutRoutes(parts) },
    mounts: [],
    close: async () => undefined,
  }
}
