import * as z from 'zod'

/** A path of our own pages: neither another site nor something that a browser reads as one. */
const ownPath = (fallback: string) =>
  z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[\w\-./?=&%~]*$/)
    .catch(fallback)

/** An empty or absent number falls back to its default, as the settings page shows it. */
const count = (fallback: number, max: number) => z.int().min(1).max(max).catch(fallback)
const isOn = (fallback: boolean) => z.boolean().catch(fallback)
const sentence = (fallback: string) => z.string().trim().min(1).max(200).catch(fallback)
const label = z.string().trim().max(200).catch('')
/** Sealed with the installation's key; never told by any call. */
const sealed = z.string().max(2_000).catch('')

/**
 * The nine groups of `checkout_config`. Whatever is stored can be read: what is missing, or makes
 * no sense, has the default of the settings page.
 */
export const checkoutConfig = z.object({
  payment_methods: z.object({ credit_card: isOn(true), pix: isOn(true), boleto: isOn(false) }),
  installments: z.object({
    max_installments: count(12, 24),
    /** In reais. */
    min_amount_per_installment: z.number().min(0).max(100_000).catch(50),
    /** Percent a month. */
    interest_rate: z.number().min(0).max(50).catch(2.5),
  }),
  urls: z.object({
    success_url: ownPath('/success'),
    cancel_url: ownPath('/cancel'),
    /** Shown, and not obeyed: the address is `/webhooks/asaas`. */
    webhook_url: label,
  }),
  session_timeout: z.object({
    timeout_minutes: count(30, 1_440),
    reminder_minutes: count(25, 1_440),
  }),
  abandonment_rules: z.object({
    enable_remarketing: isOn(false),
    reminder_emails: count(3, 10),
    reminder_interval_hours: count(24, 720),
  }),
  error_messages: z.object({
    payment_failed: sentence('Erro ao processar pagamento'),
    card_declined: sentence('Pagamento recusado. Tente novamente.'),
    timeout: sentence('Algo demorou demais, tente de novo.'),
  }),
  pixels_analytics: z.object({
    enable_tracking: isOn(false),
    meta_pixel: label,
    google_analytics: label,
    tiktok_pixel: label,
  }),
  webhooks: z.object({
    asaas_webhook_url: label,
    webhook_secret: sealed,
    retry_attempts: count(3, 20),
  }),
  asaas_config: z.object({
    api_key: sealed,
    environment: z.enum(['sandbox', 'production']).catch('sandbox'),
    webhook_token: sealed,
  }),
})
export type CheckoutConfig = z.infer<typeof checkoutConfig>

export const checkoutConfigKeys = Object.keys(checkoutConfig.shape) as (keyof CheckoutConfig)[]
