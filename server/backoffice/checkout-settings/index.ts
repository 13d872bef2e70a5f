export {
  checkoutSettingsRoutes,
  type ProviderNow,
} from '#backoffice/checkout-settings/checkout-settings.routes.ts'
