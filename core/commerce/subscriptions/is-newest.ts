import { coverageOf } from '#commerce/subscriptions/coverage.ts'
import { byPayment, isPaid } from '#commerce/subscriptions/grant.ts'
import type { Subscription } from '#commerce/subscriptions/subscription.ts'

/**
 * Whether nothing that counts was paid after this payment, which may have gone back since: the plan
 * in force is the one that it paid for.
 */
export function isNewest({ grants }: Pick<Subscription, 'grants'>, id: string): boolean {
  const { surplus } = coverageOf(grants)
  const paid = grants.filter((grant) => {
    if (grant.id === id) return true
    const isBought = grant.reason !== 'presente' && grant.reason !== 'importado'
    return isBought && isPaid(grant) && !surplus.includes(grant.id)
  })
  return byPayment(paid).at(-1)?.id === id
}
