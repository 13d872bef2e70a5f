import {
  type CheckoutConfig,
  checkoutConfig,
  checkoutConfigKeys,
} from '@lya/contract/commerce/checkout-config.ts'
import { listGroups } from '#commerce/checkout-config/checkout-config.queries.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

export interface CheckoutConfigReader {
  /** As it was some seconds ago at most; its secrets are sealed (see `sealedPlace`). */
  read(): Promise<CheckoutConfig>
}

/** What an operator changes is obeyed after so long by every process. */
const keptSeconds = 5

/** Where a secret of the settings is kept, for `SecretKey.encrypt` and `decrypt`. */
export function sealedPlace(
  field: 'asaas_config.api_key' | 'asaas_config.webhook_token' | 'webhooks.webhook_secret',
): string {
  return field
}

/** Reads the settings of the checkout, for everybody who obeys them. */
export function createCheckoutConfig(parts: { db: Database; clock: Clock }): CheckoutConfigReader {
  let kept: { config: CheckoutConfig; at: Temporal.Instant } | null = null
  return {
    read: async () => {
      const now = parts.clock.now()
      // A clock that was set back makes it old as well.
      const age = kept && now.since(kept.at).total('seconds')
      if (kept && age !== null && age >= 0 && age < keptSeconds) return kept.config
      const config = parseGroups(await asSystem(parts.db, listGroups))
      kept = { config, at: now }
      return config
    },
  }
}

function parseGroups(groups: Record<string, unknown>): CheckoutConfig {
  const whole = checkoutConfigKeys.map((key) => [key, objectOf(groups[key])])
  return checkoutConfig.parse(Object.fromEntries(whole))
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
