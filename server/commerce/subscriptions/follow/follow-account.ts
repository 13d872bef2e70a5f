import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'

/**
 * Stops what would be charged by itself while an account is being deleted, and takes it up again
 * when its person comes back; in the transaction of the news. Days that are paid stay paid.
 */
export async function followAccount(
  at: Omit<SubscriptionContext, 'desk' | 'environment'>,
  account: { userId: string; isClosing: boolean },
): Promise<void> {
  const { userId, isClosing } = account
  const { version } = await findSubscription(at.tx, userId)
  if (version === 0) return
  const ctx = { ...at, environment: null, desk: { isKnown: async () => false } }
  await step(ctx, userId, { event: { kind: isClosing ? 'closing' : 'restored' }, cause: 'conta' })
}
