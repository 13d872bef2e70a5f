import {
  type SettingsGroups,
  settingsGroups,
} from '@lya/contract/backoffice/trade/checkout-settings.ts'
import {
  type CheckoutConfig,
  checkoutConfig,
  checkoutConfigKeys,
} from '@lya/contract/commerce/checkout-config.ts'
import {
  type CheckoutSecret,
  checkoutSecrets,
} from '@lya/core/commerce/checkout-settings/secrets.ts'
import type { StoredGroup } from '#commerce/checkout-config/checkout-config.store.ts'

/** What the stored groups mean, defaults in the place of what is missing or makes no sense. */
export function readGroups(stored: readonly Pick<StoredGroup, 'key' | 'value'>[]): CheckoutConfig {
  const values = new Map<string, unknown>(stored.map(({ key, value }) => [key, value]))
  const whole = checkoutConfigKeys.map((key) => [key, objectOf(values.get(key))])
  return checkoutConfig.parse(Object.fromEntries(whole))
}

/** What an operator is shown of them: everything but the secrets and the fixed addresses. */
export function viewGroups(config: CheckoutConfig): SettingsGroups {
  const { max_installments: most } = config.installments
  const { max_installments } = settingsGroups.shape.installments.shape
  // Older settings may hold more parts than the provider makes.
  const max = max_installments.safeParse(most).success ? most : 21
  const installments = { ...config.installments, max_installments: max }
  return settingsGroups.parse({ ...config, installments })
}

interface SecretState {
  isSet: boolean
  changedAt: string | null
}

/** What is known of the secrets without opening one. */
export function viewSecrets(stored: readonly StoredGroup[]): Record<CheckoutSecret, SecretState> {
  const states = checkoutSecrets.map((place): [CheckoutSecret, SecretState] => {
    const [group, field = ''] = place.split('.')
    const value = stored.find(({ key }) => key === group)?.value ?? {}
    const { [field]: sealed, [`${field}_changed_at`]: changedAt } = value
    const isSet = typeof sealed === 'string' && sealed !== ''
    return [place, { isSet, changedAt: typeof changedAt === 'string' ? changedAt : null }]
  })
  // One entry for each secret, as the map above makes them.
  return Object.fromEntries(states) as Record<CheckoutSecret, SecretState>
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
