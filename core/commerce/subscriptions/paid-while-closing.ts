import type { Subscription } from '#commerce/subscriptions/subscription.ts'

const charged: readonly string[] = ['compra', 'renovacao', 'troca']

/**
 * Whether this payment came while the account is being deleted: it goes back by itself. What had
 * been paid before stays, also where a chargeback of it is won.
 */
export function isPaidWhileClosing(before: Subscription, after: Subscription, id: string): boolean {
  const isPaidIn = ({ grants }: Subscription): boolean =>
    grants.some(
      (grant) => grant.id === id && grant.state === 'paid' && charged.includes(grant.reason),
    )
  return after.isClosing && isPaidIn(after) && !isPaidIn(before)
}
