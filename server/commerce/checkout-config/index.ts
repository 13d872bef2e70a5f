export { listStored } from '#commerce/checkout-config/checkout-config.store.ts'
export {
  type CheckoutConfigReader,
  createCheckoutConfig,
  sealedPlace,
} from '#commerce/checkout-config/read-checkout-config.ts'
export {
  type GroupChange,
  saveSettings,
  versionsOf,
  type WantedSettings,
} from '#commerce/checkout-config/save-settings.ts'
export { readGroups, viewGroups, viewSecrets } from '#commerce/checkout-config/view-settings.ts'
