import { type Grant, isCodeOfChange } from '@lya/core/commerce/subscriptions/grant.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import { type Quoted, quoteFor, viewQuote } from '#commerce/subscriptions/own/quote-change.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { carryOutQueue } from '#commerce/subscriptions/queues.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { lockSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { newId } from '#platform/security/ids.ts'

export interface AskedChange {
  userId: string
  version: number
  planId: string
  /** What the person saw; compared, and never charged. */
  dueCents: number
  installments: number
}

/**
 * Changes the plan: a cheaper one with the next renewal, a dearer one by a charge that this
 * prepares and whose payment brings the days.
 *
 * @returns What is to be charged now; null where nothing is due.
 * @throws Refusal `subscription.quote-changed` with today's quote, and those of `quoteFor`.
 */
export async function changePlan(
  ctx: SubscriptionContext & { config: CheckoutConfigReader },
  asked: AskedChange,
): Promise<Grant | null> {
  const { userId, version, planId, dueCents } = asked
  const kept = await lockSubscription(ctx.tx, userId)
  if (kept.version !== version) throw new Refusal('conflict', 'subscription.stale')
  const quoted = await quoteFor(ctx, kept.subscription, planId)
  if (quoted.quote.dueCents !== dueCents) {
    const data = { quote: await viewQuote(ctx.tx, quoted, kept.version) }
    throw new Refusal('conflict', 'subscription.quote-changed', { data })
  }
  if (quoted.quote.when === 'renewal') {
    const event = { kind: 'change-planned', terms: quoted.terms } as const
    await step(ctx, userId, { event, cause: 'pessoa' })
    return null
  }
  return buy(ctx, asked, quoted, kept.subscription.grants)
}

async function buy(
  ctx: SubscriptionContext,
  { userId, installments }: AskedChange,
  quoted: Quoted,
  grants: readonly Grant[],
): Promise<Grant> {
  const { tx, desk, environment } = ctx
  const { quote, terms, method, today } = quoted
  if (environment === null) throw new Refusal('unpaid', 'subscription.payments-unavailable')
  const way = quoted.instalments.find(({ count }) => count === installments)
  if (!way || quote.when !== 'now') throw new Refusal('invalid', 'subscription.not-possible')
  for (const chargeId of codesOfChange(grants)) {
    await ctx.jobs.enqueue(tx, carryOutQueue, { kind: 'drop', userId, chargeId })
  }
  const { billingType, cardTokenId } = method
  if (!(await desk.isKnown(tx, { userId, environment, cardTokenId }))) {
    throw new Refusal('conflict', 'subscription.method-off')
  }
  const grant: Grant = {
    ...{ id: newId(), reason: 'troca', state: 'open', terms: termsOf(quoted, way.count) },
    ...{ amountCents: way.totalCents, planAmountCents: quote.dueCents, installments: way.count },
    ...{ billingType, cardTokenId, madeOn: today, paidOn: null, trialEndsOn: null, dueOn: null },
    ...{ credited: quote.credited, credits: quote.credits, months: null, endsOn: null },
  }
  const { planId } = terms
  const details = { kind: 'change-asked', planId, dueCents: quote.dueCents, chargeId: grant.id }
  await step(ctx, userId, { event: { kind: 'granted', grant }, cause: 'pessoa', details })
  return grant
}

/** Renewals go on in as many parts, for all of the price. */
function termsOf({ terms, ways }: Quoted, installments: number): Terms {
  const whole = ways.find(({ count }) => count === installments)
  return whole ? { ...terms, installments, totalCents: whole.totalCents } : terms
}

/**
 * The charges of changes that wait to be paid by hand; a card that is being charged is waited for.
 *
 * @throws Refusal `subscription.payment-pending`.
 */
export function codesOfChange(grants: readonly Grant[]): string[] {
  const open = grants.filter(({ reason, state }) => reason === 'troca' && state === 'open')
  if (!open.every(isCodeOfChange)) throw new Refusal('conflict', 'subscription.payment-pending')
  return open.map(({ id }) => id)
}
