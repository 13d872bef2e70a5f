import { z } from 'zod'
import { baseUrl, oneOf, text } from '#platform/config/fields.ts'
import { payoutAccount } from '#platform/config/payout-account.ts'
import { optional, secret, set } from '#platform/config/variable.ts'

/** How money comes in; what the checkout's settings say stands above all of it. */
export const commerceVariables = z.object({
  ASAAS_API_KEY: secret(
    'The key of your account at Asaas, its dollar sign included. Unset: nobody can pay, or ' +
      'everybody pays in play at the simulator. docs/asaas.md tells how to go live.',
    text(1_024),
  ),
  ASAAS_ENVIRONMENT: set('Which Asaas the key is of.', 'sandbox', oneOf('sandbox', 'production')),
  ASAAS_WEBHOOK_TOKEN: secret(
    'What Asaas proves its calls with: 32 characters or more, the same as in its settings.',
    text(255),
  ),
  ASAAS_API_URL: optional(
    'Another address of Asaas, with its version. Unset: that of its environment.',
    baseUrl('https', 'http'),
  ),
  ADDRESS_LOOKUP: set(
    'Who is asked which street a CEP is: viacep, or off. Only the eight digits leave the server.',
    'viacep',
    oneOf('viacep', 'off'),
  ),
  PAYOUT_ACCOUNT: optional(
    'The account that pays commissions: bank/agency/account-digit/agreement, such as ' +
      '341/1234/56789-0/LYA01. COMPANY_CNPJ must be set as well. Unset: no PIX file is written.',
    payoutAccount,
  ),
})

type Given = z.infer<typeof commerceVariables>

/** An account at the payment provider. */
export interface AsaasAccount {
  key: string
  environment: 'sandbox' | 'production'
  webhookToken: string
  /** With its version, without a slash at the end; null is the environment's own. */
  url: string | null
}

export const commerceSettings = commerceVariables.transform((given, context) => ({
  /** Null means that the settings of the checkout may name one. */
  asaas: asaasOf(given, context),
  hasAddressLookup: given.ADDRESS_LOOKUP === 'viacep',
  /** Null means that batches are paid by hand. */
  payoutAccount: given.PAYOUT_ACCOUNT,
}))

/** A key without the token would take money and hear nothing of it. */
function asaasOf(given: Given, context: z.RefinementCtx): AsaasAccount | null {
  const { ASAAS_API_KEY: key, ASAAS_WEBHOOK_TOKEN: webhookToken } = given
  if (key === null && webhookToken === null) return null
  if (key === null || webhookToken === null) {
    context.addIssue('ASAAS_API_KEY and ASAAS_WEBHOOK_TOKEN must be set together or not')
    return null
  }
  const { ASAAS_ENVIRONMENT: environment, ASAAS_API_URL: url } = given
  return { key, environment, webhookToken, url }
}
