import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { RefundAwaited } from '#commerce/charges/index.ts'
import { findPlan } from '#commerce/plans/index.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import {
  nothingSpecial,
  type SubscriptionFact,
} from '#commerce/subscriptions/tell/subscription-fact.ts'
import { notify } from '#people/notices/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Asks somebody where the money of their boleto is to go, in the transaction that keeps the page
 * for it; whoever asked for the money back, and also for what no subscription knows of.
 */
export async function tellRefundAccount(
  ctx: { tx: Tx; clock: Clock },
  { chargeId, userId, payerPage, amountCents, billingType, planId }: RefundAwaited,
): Promise<void> {
  if (userId === null) return
  const plan = await findPlan(ctx.tx, planId)
  const fact: SubscriptionFact = {
    ...{ topic: 'refund-account', planName: plan?.name ?? 'plano', amountCents, billingType },
    ...{ card: null, pix: null, day: dayOf(ctx.clock.now()), payerPage, ...nothingSpecial },
  }
  const kind = noticeKindOf('refund-account')
  // A second page, after a refund that was denied, is told anew.
  const key = `${chargeId}:${ctx.clock.now().epochMilliseconds}`
  notify(ctx, { userId, kind, key, data: { about: chargeId, fact } })
}
