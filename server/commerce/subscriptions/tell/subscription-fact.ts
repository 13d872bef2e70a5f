import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { ladder } from '@lya/core/commerce/dunning/ladder.ts'
import { isUncovered } from '@lya/core/commerce/subscriptions/coverage.ts'
import { addDays, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { NoticeTopic } from '@lya/core/commerce/subscriptions/effects.ts'
import { creditOf, type Grant, isPaid } from '@lya/core/commerce/subscriptions/grant.ts'
import { nextTryOn, renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import {
  cancellationOf,
  currentCoverage,
  type Subscription,
} from '@lya/core/commerce/subscriptions/subscription.ts'
import {
  findBoleto,
  findCardLabel,
  findPixPayload,
} from '#commerce/subscriptions/subscriptions.queries.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { wasSurplus } from '#commerce/subscriptions/tell/was-surplus.ts'
import type { NoticeData } from '#people/notices/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** What a notice says, as it is true when it leaves; of somebody's own deed, as it was then. */
export interface SubscriptionFact {
  topic: NoticeTopic
  planName: string
  amountCents: Cents
  billingType: BillingType | null
  /** `**** 1234`. */
  card: string | null
  /** The code to copy, where a PIX waits. */
  pix: string | null
  /** Its digits and its page, where a boleto waits; absent of what was kept earlier. */
  boleto?: { line: string; url: string } | null
  /** Of a refused card: the day of its next try; null where no more are made. */
  nextTryOn?: string | null
  /** The day that it is about: of the charge, or the last one of access. */
  day: string
  /** Whether it ended because its person wanted it so. */
  isWanted: boolean
  /** Of a refund: it came for what was paid already. */
  isSurplus: boolean
  /** Of a refund: it came after its buyer had given the purchase up. */
  isGivenUp?: boolean
  /** Of a refund: it came after its person had given the change of plan up. */
  isChangeGivenUp?: boolean
  /** Of a refund: it came for an account that is being deleted. */
  isLeaving?: boolean
  /** Of a refund: it was less than a plan, by days whose own money had gone back. */
  isUncovered?: boolean
  /**
   * Of a chargeback: the last day of what was paid otherwise; absent where nothing was. Of a refund
   * only where that day is another one by it.
   */
  goesOnUntil?: string
  /** Of a refund that waits for its payer: where they say to which account it goes. */
  payerPage?: string
  /** Of a receipt: what unused days of another plan took off the price. */
  creditCents: Cents
}

type Reader = Pick<ReadContext, 'tx' | 'clock' | 'userId'>

export const nothingSpecial = { isWanted: false, isSurplus: false, creditCents: cents(0) }

/** What was kept with a notice when it was asked for; null where it is read when it leaves. */
export function keptFact(topic: NoticeTopic, data: NoticeData): SubscriptionFact | null {
  const fact = data.fact as SubscriptionFact | undefined
  return fact?.topic === topic ? fact : null
}

/** Null when it has become untrue: paid meanwhile, or taken up again. */
export async function readSubscriptionFact(
  ctx: Reader,
  topic: NoticeTopic,
  about: string,
): Promise<SubscriptionFact | null> {
  const { subscription } = await findSubscription(ctx.tx, ctx.userId)
  const today = dayOf(ctx.clock.now())
  if (isOfPayment(topic)) {
    const grant = subscription.grants.find(({ id }) => id === about)
    if (!grant || !isStill(topic, grant)) return null
    const fact = await ofGrant(ctx, topic, grant, today)
    if (topic === 'charged-back') return { ...fact, ...goingOn(subscription, today) }
    if (topic === 'reinstated') return { ...fact, ...asItStands(subscription, today) }
    if (topic === 'receipt') return fact
    const isLeaving = subscription.isClosing
    const isUncoveredChange = isUncovered(grant, subscription.grants)
    const isChangeGivenUp = grant.isGivenUp ?? false
    const isSurplus = !isUncoveredChange && !isChangeGivenUp && wasSurplus(subscription, grant.id)
    const left = isShorterBy(subscription, grant) ? goingOn(subscription, today) : {}
    const why = { isLeaving, isSurplus, isUncovered: isUncoveredChange, isChangeGivenUp }
    return { ...fact, ...why, ...left }
  }
  if (topic === 'renewal-soon' || topic === 'renewal-failed' || isOfNext(topic)) {
    return ofRenewal(ctx, topic, { subscription, about, today })
  }
  return ofState(topic, { subscription, today, about })
}

const isOfPayment = (topic: NoticeTopic): boolean =>
  topic === 'receipt' || topic === 'refunded' || topic === 'charged-back' || topic === 'reinstated'

/** The plan in force, which may be another than the one that was contested. */
function asItStands(subscription: Subscription, today: string): Partial<SubscriptionFact> {
  const coverage = currentCoverage(subscription)
  if (!coverage) return {}
  const isWanted = cancellationOf(subscription, coverage) !== null
  return { ...goingOn(subscription, today), planName: coverage.terms.planName, isWanted }
}

/** What was taken back may have been a part of what was paid, and the rest holds. */
function goingOn(subscription: Subscription, today: string): { goesOnUntil?: string } {
  const coverage = currentCoverage(subscription)
  return coverage && coverage.endsOn >= today ? { goesOnUntil: coverage.endsOn } : {}
}

/** Whether there would be more days had this payment stayed. */
function isShorterBy(subscription: Subscription, { id }: Grant): boolean {
  const grants = subscription.grants.map((one) =>
    one.id === id ? { ...one, state: 'paid' as const } : one,
  )
  const whole = currentCoverage({ ...subscription, grants })
  return whole?.endsOn !== currentCoverage(subscription)?.endsOn
}

/** About the next renewal, whenever that is. */
const isOfNext = (topic: NoticeTopic): boolean =>
  topic === 'resumed' || topic === 'method-changed' || topic === 'change-planned'

function isStill(topic: NoticeTopic, grant: Grant): boolean {
  return topic === 'receipt' ? isPaid(grant) : grant.state === topic
}

async function ofGrant(
  { tx }: Reader,
  topic: NoticeTopic,
  grant: Grant,
  today: string,
): Promise<SubscriptionFact> {
  const { terms, amountCents, billingType, cardTokenId, paidOn } = grant
  return {
    ...{ topic, amountCents, billingType, planName: terms.planName, pix: null },
    ...nothingSpecial,
    creditCents: creditOf(grant),
    card: cardTokenId ? await findCardLabel(tx, cardTokenId) : null,
    day: paidOn ?? today,
  }
}

async function ofRenewal(
  { tx }: Reader,
  topic: NoticeTopic,
  about: { subscription: Subscription; about: string; today: string },
): Promise<SubscriptionFact | null> {
  const renewal = renewalOf(about.subscription, about.today)
  if (!renewal) return null
  const isFailed = topic === 'renewal-failed'
  if (!isOfNext(topic)) {
    if (isFailed === about.today < renewal.dueOn) return null
    if (!isFailed && about.about !== renewal.dueOn) return null
  }
  // What is suspended by now is told of as that, and not as something to come.
  if (isFailed && statusOf(about.subscription, about.today) !== 'grace') return null
  const { terms, amountCents, method, dueOn, tries } = renewal
  const open = tries.findLast(({ state }) => state === 'open')
  return {
    ...{ topic, amountCents, planName: terms.planName, ...nothingSpecial },
    billingType: method.billingType,
    card: method.cardTokenId ? await findCardLabel(tx, method.cardTokenId) : null,
    pix: open ? await findPixPayload(tx, open.id) : null,
    boleto: open ? await findBoleto(tx, open.id) : null,
    nextTryOn: nextTryOn(renewal, about.today),
    day: isFailed ? addDays(dueOn, ladder.suspendedOn - 1) : dueOn,
  }
}

function ofState(
  topic: NoticeTopic,
  { subscription, today, about }: { subscription: Subscription; today: string; about: string },
): SubscriptionFact | null {
  const coverage = currentCoverage(subscription)
  if (!coverage) return null
  const isStateOf = topic === 'suspended' || topic === 'ended' || topic === 'cancelled'
  if (isStateOf && statusOf(subscription, today) !== topic) return null
  const { terms, endsOn } = coverage
  const priceCents = topic === 'price' ? subscription.price?.priceCents : terms.priceCents
  if (topic === 'price' && !about.startsWith(`${subscription.price?.planId}:`)) return null
  return {
    ...{ topic, planName: terms.planName, card: null, pix: null, billingType: null },
    amountCents: priceCents ?? terms.priceCents,
    day: topic === 'suspended' ? addDays(endsOn, ladder.endedOn) : endsOn,
    ...nothingSpecial,
    isWanted: cancellationOf(subscription, coverage) !== null,
  }
}
