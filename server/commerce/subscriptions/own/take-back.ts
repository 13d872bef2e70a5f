import { Refusal } from '@lya/core/refusal.ts'
import { GatewayDown, GatewayTimeout } from '#commerce/gateway/index.ts'
import { carryOut } from '#commerce/subscriptions/carry-out.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'

/**
 * Takes codes back while their person waits, outside of any transaction: a job does the same,
 * should this come to nothing.
 *
 * @throws Refusal `subscription.provider-down`.
 */
export async function takeBack(
  parts: SubscriptionParts,
  userId: string,
  chargeIds: readonly string[],
): Promise<void> {
  for (const chargeId of chargeIds) {
    try {
      await carryOut(parts, { kind: 'drop', userId, chargeId })
    } catch (error) {
      if (!(error instanceof GatewayDown || error instanceof GatewayTimeout)) throw error
      throw new Refusal('conflict', 'subscription.provider-down')
    }
  }
}
