import { cents } from '@lya/core/amounts/cents.ts'
import { periodMonths } from '@lya/core/commerce/plans/period.ts'
import { addDays, addMonths } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant } from '@lya/core/commerce/subscriptions/grant.ts'
import { findPlanByPeriod, limitsOfPlan } from '#commerce/plans/index.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { type Imported, listImported } from '#commerce/subscriptions/subscriptions.queries.ts'
import { lockSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import { newId } from '#platform/security/ids.ts'

const batchMax = 500

/**
 * Takes over whoever came with a plan that they had paid elsewhere, as imported data has it: until
 * its last day they keep what they paid for, at their own price; from then on they are reminded and
 * renewed as everybody is. A plan without a last day is left as it is: nobody said when it ends.
 */
export async function adoptImported(parts: SubscriptionParts): Promise<void> {
  const { db, log } = parts
  for (const person of await asSystem(db, (tx) => listImported(tx, batchMax))) {
    try {
      await adopt(parts, person)
    } catch (error) {
      log.error('an imported plan was not taken over', {
        ...{ userId: person.userId, ...describeBug(error) },
      })
    }
  }
}

async function adopt(parts: SubscriptionParts, person: Imported): Promise<void> {
  const { userId } = person
  const environment = await parts.desk.environment()
  await asSystem(parts.db, async (tx) => {
    // Another worker may have been first, or they bought meanwhile.
    if ((await lockSubscription(tx, userId)).version > 0) return
    const plan = await findPlanByPeriod(tx, person.period)
    if (!plan) throw new Error(`no plan is offered for ${person.period}`)
    const priceCents = cents(person.priceCents ?? plan.priceCents)
    const { id: planId, name: planName, period } = plan
    const once = { priceCents, installments: 1, totalCents: priceCents }
    // As if paid on the day whose period ends so: the next one then follows the last day.
    const paidOn = addMonths(addDays(person.endsOn, 1), -periodMonths(period))
    const grant: Grant = {
      ...{ id: newId(), reason: 'importado', state: 'paid', months: null },
      terms: { planId, planName, period, ...once, ...limitsOfPlan(plan) },
      ...{ amountCents: priceCents, planAmountCents: priceCents, installments: 1 },
      ...{ billingType: person.billingType, cardTokenId: null, madeOn: paidOn, paidOn },
      ...{ trialEndsOn: null, dueOn: null, credited: [], endsOn: person.endsOn },
    }
    const ctx = { ...parts, tx, environment }
    await step(ctx, userId, { event: { kind: 'granted', grant }, cause: 'conta' })
  })
}
