import type { Cents } from '@lya/core/amounts/cents.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { NoticeTopic } from '@lya/core/commerce/subscriptions/effects.ts'
import { findPlan } from '#commerce/plans/index.ts'
import {
  nothingSpecial,
  type SubscriptionFact,
} from '#commerce/subscriptions/tell/subscription-fact.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * What is told of a charge that no subscription may know of: it is kept with the notice, since
 * nothing can be read again when it leaves.
 */
export async function factOfCharge(
  { tx, clock }: { tx: Tx; clock: Clock },
  topic: NoticeTopic,
  charge: { planId: string; amountCents: Cents; billingType: BillingType },
): Promise<SubscriptionFact> {
  const { planId, amountCents, billingType } = charge
  const planName = (await findPlan(tx, planId))?.name ?? 'plano'
  return {
    ...{ topic, planName, amountCents, billingType, card: null, pix: null },
    ...{ day: dayOf(clock.now()), ...nothingSpecial },
  }
}
