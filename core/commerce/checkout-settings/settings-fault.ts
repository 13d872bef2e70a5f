/** What of the settings can break a checkout. */
export interface CheckoutRules {
  payment_methods: { credit_card: boolean; pix: boolean; boleto: boolean }
  installments: { min_amount_per_installment: number }
  urls: { success_url: string; cancel_url: string }
  session_timeout: { timeout_minutes: number; reminder_minutes: number }
}

export type SettingsFault = 'no-method' | 'minimum-above-prices' | 'url-invalid' | 'reminder-late'

const ownPathForm = /^\/(?![/\\])[\w\-./?=&%~]*$/

/** A path of our own pages: neither another site nor something that a browser reads as one. */
export function isOwnPath(url: string): boolean {
  return ownPathForm.test(url)
}

/**
 * Why a checkout with these settings would not work; null when it would.
 *
 * @param highestPriceCents Of the plans on sale; null while there is none.
 */
export function settingsFault(
  rules: CheckoutRules,
  highestPriceCents: number | null,
): SettingsFault | null {
  const { payment_methods, installments, urls, session_timeout } = rules
  if (!Object.values(payment_methods).some(Boolean)) return 'no-method'
  const minimumCents = Math.round(installments.min_amount_per_installment * 100)
  if (highestPriceCents !== null && minimumCents > highestPriceCents) return 'minimum-above-prices'
  if (![urls.success_url, urls.cancel_url].every(isOwnPath)) return 'url-invalid'
  const { timeout_minutes, reminder_minutes } = session_timeout
  return reminder_minutes >= timeout_minutes ? 'reminder-late' : null
}
