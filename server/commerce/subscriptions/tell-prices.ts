import { addDays, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { priceNoticeDays } from '@lya/core/commerce/subscriptions/renewal.ts'
import { currentCoverage } from '@lya/core/commerce/subscriptions/subscription.ts'
import { findPlan, rulesOf, waysToPay } from '#commerce/plans/index.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { listOtherPrices } from '#commerce/subscriptions/subscriptions.queries.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** So long before a renewal its price is looked at: those who must be told have their 30 days. */
const aheadDays = priceNoticeDays + 15

/**
 * Tells everybody whose renewal comes near what the catalogue asks by now; a rise counts 30 days
 * later. What was told already is told no second time.
 */
export async function tellPrices(parts: SubscriptionParts): Promise<void> {
  const { db, clock } = parts
  const rules = rulesOf(await parts.config.read())
  const until = addDays(dayOf(clock.now()), aheadDays)
  const found = await asSystem(db, (tx) => listOtherPrices(tx, until))
  for (const { userId, planId } of found) {
    await asSystem(db, async (tx) => {
      const plan = await findPlan(tx, planId)
      const { subscription } = await findSubscription(tx, userId)
      const count = currentCoverage(subscription)?.terms.installments ?? 1
      if (!plan) return
      const { priceCents } = plan
      const way = waysToPay(plan, rules).find((one) => one.count === count)
      const totalCents = way?.totalCents ?? priceCents
      const event = { kind: 'price-told', planId, priceCents, totalCents } as const
      const ctx = { ...parts, tx, environment: null }
      await step(ctx, userId, { event, cause: 'dia' })
    })
  }
}
