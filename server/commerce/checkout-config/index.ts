export {
  type CheckoutConfigReader,
  createCheckoutConfig,
  sealedPlace,
} from '#commerce/checkout-config/read-checkout-config.ts'
