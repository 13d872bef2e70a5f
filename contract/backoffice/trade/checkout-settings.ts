import { checkoutSecrets } from '@lya/core/commerce/checkout-settings/secrets.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { checkoutConfigKeys } from '#commerce/checkout-config.ts'

export const checkoutSettingsRefusals = [
  'checkout-settings.stale',
  'checkout-settings.no-method',
  'checkout-settings.minimum-above-prices',
  'checkout-settings.url-invalid',
  'checkout-settings.reminder-late',
  'checkout-settings.pixel-invalid',
  'checkout-settings.tracking-without-pixel',
  'checkout-settings.key-environment',
  'checkout-settings.token-missing',
  'checkout-settings.token-invalid',
  'checkout-settings.no-provider',
  'checkout-settings.cursor-invalid',
] as const

const count = (max: number) => z.int().min(1).max(max)
const text = z.string().max(200)

/** The nine groups as an operator writes them; nothing of them is secret. */
export const settingsGroups = z.object({
  payment_methods: z.object({ credit_card: z.boolean(), pix: z.boolean(), boleto: z.boolean() }),
  installments: z.object({
    /** The provider splits into 21 parts at most. */
    max_installments: count(21),
    /** In reais. */
    min_amount_per_installment: z.number().min(0).max(100_000),
    /** Percent a month. */
    interest_rate: z.number().min(0).max(50),
  }),
  urls: z.object({ success_url: text, cancel_url: text }),
  session_timeout: z.object({ timeout_minutes: count(1_440), reminder_minutes: count(1_440) }),
  abandonment_rules: z.object({
    enable_remarketing: z.boolean(),
    reminder_emails: count(10),
    reminder_interval_hours: count(720),
  }),
  error_messages: z.object({ payment_failed: text, card_declined: text, timeout: text }),
  pixels_analytics: z.object({
    enable_tracking: z.boolean(),
    meta_pixel: text,
    google_analytics: text,
    tiktok_pixel: text,
  }),
  webhooks: z.object({ retry_attempts: count(20) }),
  asaas_config: z.object({ environment: z.enum(['sandbox', 'production']) }),
})
export type SettingsGroups = z.infer<typeof settingsGroups>

const versions = z.record(z.enum(checkoutConfigKeys), z.int())

/** What is known of a secret; the secret itself never leaves. */
const secretState = z.object({ isSet: z.boolean(), changedAt: z.string().nullable() })

const settings = z.object({
  groups: settingsGroups,
  /** Of each group; grows with its changes. */
  versions,
  secrets: z.record(z.enum(checkoutSecrets), secretState),
  /** Where the provider calls us; the same whatever the settings say. */
  webhookAddress: z.string(),
  /** Whose account moves the money now. */
  provider: z.object({
    source: z.enum(['settings', 'environment', 'simulator', 'none']),
    environment: z.enum(['simulator', 'sandbox', 'production']).nullable(),
  }),
})
export type CheckoutSettings = z.infer<typeof settings>

/** One group as it was changed: the fields that differ, secrets only as the fact. */
const change = z.object({
  id: z.string(),
  at: z.string(),
  /** Null where the account is gone. */
  operator: z.string().nullable(),
  group: z.enum(checkoutConfigKeys),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type SettingsChange = z.infer<typeof change>

export const checkoutSettings = {
  show: forOperators('owner')
    .route({ method: 'GET', path: '/admin/checkout', summary: 'The settings of the checkout' })
    .output(settings),
  save: forOperators('owner')
    .route({
      method: 'PUT',
      path: '/admin/checkout',
      description:
        'All nine groups or none. A group that somebody else changed meanwhile is refused with 409 ' +
        'and shows both. A secret that is absent stays, one that is null is taken away.',
    })
    .input(
      z.object({
        groups: settingsGroups,
        versions,
        secrets: z.partialRecord(
          z.enum(checkoutSecrets),
          z.string().trim().min(1).max(1_024).nullable(),
        ),
      }),
    )
    .output(settings),
  history: forOperators('owner')
    .route({
      method: 'GET',
      path: '/admin/checkout/history',
      summary: 'Who changed what, and when',
    })
    .input(z.object({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(change), nextCursor: z.string().nullable() })),
}
