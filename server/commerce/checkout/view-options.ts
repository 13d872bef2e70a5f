import type { CheckoutOptions } from '@lya/contract/commerce/checkout.ts'
import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { listPlans, rulesOf, viewPlan } from '#commerce/plans/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** What the page needs to know before anybody types. */
export async function viewOptions({ charges }: CheckoutParts): Promise<CheckoutOptions> {
  const [config, gateway] = await Promise.all([charges.config.read(), charges.findGateway()])
  const rules = rulesOf(config)
  const found = await asSystem(charges.db, listPlans)
  const { urls, session_timeout, error_messages, abandonment_rules } = config
  return {
    isAvailable: gateway !== null,
    isDemonstration: gateway?.environment === 'simulator',
    methods: methodsOf(config),
    plans: found.map((plan) => viewPlan(plan, rules)),
    texts: {
      paymentFailed: error_messages.payment_failed,
      cardDeclined: error_messages.card_declined,
      timeout: error_messages.timeout,
    },
    timeoutMinutes: session_timeout.timeout_minutes,
    reminderMinutes: session_timeout.reminder_minutes,
    successPath: urls.success_url,
    cancelPath: urls.cancel_url,
    hasReminders: abandonment_rules.enable_remarketing,
  }
}

/** The methods that are switched on, in the order in which they are offered. */
export function methodsOf({ payment_methods: on }: CheckoutConfig): PaymentMethod[] {
  return [
    ...(on.credit_card ? (['CREDIT_CARD'] as const) : []),
    ...(on.pix ? (['PIX'] as const) : []),
    ...(on.boleto ? (['BOLETO'] as const) : []),
  ]
}
