import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import type { CheckoutSecret } from '@lya/core/commerce/checkout-settings/secrets.ts'
import { listStored } from '#commerce/checkout-config/checkout-config.store.ts'
import { readGroups } from '#commerce/checkout-config/view-settings.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

export interface CheckoutConfigReader {
  /** As it was some seconds ago at most; its secrets are sealed (see `sealedPlace`). */
  read(): Promise<CheckoutConfig>
  /** What is for sale, or how, was changed by this process: whoever asks next hears of it. */
  forget(): void
  /** Has somebody told who keeps something of it too. */
  onForget(hear: () => void): void
}

/** What an operator changes is obeyed at once by their process, and after so long by the others. */
const keptSeconds = 5

/** Where a secret of the settings is kept, for `SecretKey.encrypt` and `decrypt`. */
export function sealedPlace(field: CheckoutSecret): string {
  return field
}

/** Reads the settings of the checkout, for everybody who obeys them. */
export function createCheckoutConfig(parts: { db: Database; clock: Clock }): CheckoutConfigReader {
  let kept: { config: CheckoutConfig; at: Temporal.Instant } | null = null
  let changes = 0
  const listeners: (() => void)[] = []
  return {
    forget: () => {
      kept = null
      changes += 1
      for (const hear of listeners) hear()
    },
    onForget: (hear) => void listeners.push(hear),
    read: async () => {
      const now = parts.clock.now()
      // A clock that was set back makes it old as well.
      const age = kept && now.since(kept.at).total('seconds')
      if (kept && age !== null && age >= 0 && age < keptSeconds) return kept.config
      const seen = changes
      const config = readGroups(await asSystem(parts.db, listStored))
      // What was changed while it was read may be missing from it.
      if (seen === changes) kept = { config, at: now }
      return config
    },
  }
}
