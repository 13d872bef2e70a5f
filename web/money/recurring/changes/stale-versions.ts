import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

/** Both versions of a payment that changed elsewhere while it was edited here. */
export type StaleVersions = { yours: RecurringPayment; stored: RecurringPayment }

/** Reads the versions from a refused edit; null when it was refused for another reason. */
export function staleVersions(failure: unknown): StaleVersions | null {
  if (!(failure instanceof RefusedCall) || failure.code !== 'recurring.stale') return null
  // The contract of this refusal: the server shows both as it shows every payment.
  return failure.data as StaleVersions
}
