/** What is kept sealed of the settings, by group and field. */
export const checkoutSecrets = [
  'asaas_config.api_key',
  'asaas_config.webhook_token',
  'webhooks.webhook_secret',
] as const
export type CheckoutSecret = (typeof checkoutSecrets)[number]

/**
 * Whether a webhook token is one that the provider takes: 32 to 255 characters without spaces,
 * without a run of digits and without four equal letters (providers.md, 1.8).
 */
export function isWebhookToken(token: string): boolean {
  if (token.length < 32 || token.length > 255 || /\s/.test(token)) return false
  if (/([a-z])\1{3}/i.test(token)) return false
  return !/0123|1234|2345|3456|4567|5678|6789/.test(token)
}

/** Which environment a key says it is of; null for one that does not say. */
export function environmentOfKey(key: string): 'sandbox' | 'production' | null {
  if (key.startsWith('$aact_prod_')) return 'production'
  return key.startsWith('$aact_hmlg_') ? 'sandbox' : null
}
