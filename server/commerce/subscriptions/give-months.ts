import { cents } from '@lya/core/amounts/cents.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { currentCoverage } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { findPlanByPeriod, limitsOfPlan } from '#commerce/plans/index.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { prizeName } from '#commerce/subscriptions/tell/prize-kind.ts'
import { notify } from '#people/notices/index.ts'

/**
 * Gives somebody free months, once for each prize: after what they have paid, or from today on, and
 * tells them. In the transaction of the news.
 */
export async function giveMonths(
  at: Omit<SubscriptionContext, 'desk' | 'environment'>,
  prize: { id: string; userId: string; months: number },
): Promise<void> {
  const { tx, clock } = at
  const { subscription } = await findSubscription(tx, prize.userId)
  const terms = currentCoverage(subscription)?.terms ?? (await monthlyTerms(at))
  if (!terms) return
  const today = dayOf(clock.now())
  const grant: Grant = {
    ...{ id: prize.id, reason: 'presente', state: 'paid', terms, months: prize.months },
    ...{ amountCents: cents(0), planAmountCents: cents(0), installments: 1 },
    ...{ billingType: null, cardTokenId: null, madeOn: today, paidOn: today },
    paidAt: clock.now().round('millisecond').toString(),
    ...{ trialEndsOn: null, dueOn: null, credited: [], endsOn: null },
  }
  const ctx = { ...at, environment: null, desk: { isKnown: async () => false } }
  await step(ctx, prize.userId, {
    event: { kind: 'granted', grant },
    cause: 'premio',
    details: { kind: 'prize', id: prize.id, months: prize.months },
  })
  notify(at, { userId: prize.userId, kind: prizeName, key: prize.id, data: { about: prize.id } })
}

/** For whoever has no plan of their own. */
async function monthlyTerms({ tx }: Pick<SubscriptionContext, 'tx'>): Promise<Terms | null> {
  const plan = await findPlanByPeriod(tx, 'MONTHLY')
  if (!plan) return null
  const { id, name, period, priceCents } = plan
  return {
    ...{ planId: id, planName: name, period, priceCents, installments: 1 },
    ...{ totalCents: priceCents, ...limitsOfPlan(plan) },
  }
}
