import type { ChangeQuote as QuoteView } from '@lya/contract/commerce/subscription.ts'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { Instalment } from '@lya/core/commerce/plans/instalments.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Method } from '@lya/core/commerce/subscriptions/method.ts'
import { permitted } from '@lya/core/commerce/subscriptions/permitted.ts'
import { type ChangeQuote, quoteChange } from '@lya/core/commerce/subscriptions/proration.ts'
import {
  byPix,
  currentCoverage,
  methodOf,
  type Subscription,
} from '@lya/core/commerce/subscriptions/subscription.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import { findPlan, limitsOfPlan, rulesOf, waysToPay } from '#commerce/plans/index.ts'
import { findKeptCard, isOthersCard } from '#commerce/subscriptions/subscriptions.queries.ts'
import { planOf } from '#commerce/subscriptions/view/view-subscription.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What a change to a plan costs today, from the catalogue and the ledger alone. */
export interface Quoted {
  quote: ChangeQuote
  terms: Terms
  method: Method
  today: string
  /** Ways to pay what is due now; empty where nothing is. */
  instalments: Instalment[]
  /** The plan's own parts, in which its renewals are paid. */
  ways: Instalment[]
}

/**
 * Works out what a change means; whoever shows it and whoever carries it out ask here.
 *
 * @throws Refusal `subscription.plan-missing`, `.not-possible`, or `.method-off` where the card is
 *   another's and nothing else could pay.
 */
export async function quoteFor(
  ctx: { tx: Tx; clock: Clock; config: CheckoutConfigReader },
  subscription: Subscription,
  planId: string,
): Promise<Quoted> {
  const plan = await findPlan(ctx.tx, planId)
  if (!plan?.isActive) throw new Refusal('missing', 'subscription.plan-missing')
  const today = dayOf(ctx.clock.now())
  const coverage = currentCoverage(subscription)
  const terms: Terms = {
    ...{ planId, planName: plan.name, period: plan.period, priceCents: plan.priceCents },
    ...{ installments: 1, totalCents: plan.priceCents, ...limitsOfPlan(plan) },
  }
  const quote = quoteChange(subscription, terms, today)
  const isSame = coverage?.terms.planId === planId
  if (!coverage || !quote || isSame || !permitted(subscription, today).change) {
    throw new Refusal('conflict', 'subscription.not-possible')
  }
  const settings = await ctx.config.read()
  const renewing = methodOf(subscription, coverage)
  const method = quote.when === 'now' ? await ownMethod(ctx.tx, renewing) : renewing
  if (method !== renewing && !settings.payment_methods.pix) {
    throw new Refusal('conflict', 'subscription.method-off')
  }
  const ways = waysToPay(plan, rulesOf(settings))
  const isByCard = method.billingType === 'CREDIT_CARD'
  const offered = isByCard ? ways : ways.slice(0, 1)
  const instalments = quote.when === 'now' ? offered.map((way) => shareOf(way, plan, quote)) : []
  return { quote, terms, method, today, instalments, ways }
}

/** Whoever paid for the person as a guest agreed to what they bought, and to nothing more. */
async function ownMethod(tx: Tx, renewing: Method): Promise<Method> {
  const { cardTokenId } = renewing
  return cardTokenId !== null && (await isOthersCard(tx, cardTokenId)) ? byPix : renewing
}

/** The plan's own parts, for as much of its price as is due. */
function shareOf(
  way: Instalment,
  { priceCents }: { priceCents: Cents },
  { dueCents }: { dueCents: Cents },
): Instalment {
  if (way.count === 1) return { count: 1, valueCents: dueCents, totalCents: dueCents }
  const valueCents = cents(Math.round((way.valueCents * dueCents) / priceCents))
  return { count: way.count, valueCents, totalCents: cents(valueCents * way.count) }
}

export async function viewQuote(tx: Tx, quoted: Quoted, version: number): Promise<QuoteView> {
  const { quote, terms, method, today, instalments } = quoted
  const isNow = quote.when === 'now'
  return {
    plan: planOf(terms),
    when: quote.when,
    startsOn: isNow ? today : quote.on,
    endsOn: isNow ? quote.endsOn : null,
    unusedDays: isNow ? quote.unusedDays : 0,
    creditCents: isNow ? quote.creditCents : 0,
    dueCents: quote.dueCents,
    instalments,
    billingType: method.billingType,
    card: method.cardTokenId ? await findKeptCard(tx, method.cardTokenId) : null,
    version,
  }
}
