import { coverageOf } from '@lya/core/commerce/subscriptions/coverage.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'

/** Nobody asked for it back: had this payment stayed, something would have been paid twice. */
export function wasSurplus({ grants }: Pick<Subscription, 'grants'>, id: string): boolean {
  const kept = grants.map((one) => (one.id === id ? { ...one, state: 'paid' as const } : one))
  return coverageOf(kept).surplus.includes(id)
}
