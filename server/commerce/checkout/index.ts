export { checkoutRoutes } from '#commerce/checkout/checkout.routes.ts'
export type { CheckoutParts } from '#commerce/checkout/parts.ts'
