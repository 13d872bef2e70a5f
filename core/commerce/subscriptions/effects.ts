import { ladder, latestTry } from '#commerce/dunning/ladder.ts'
import { coverageOf, isUncovered } from '#commerce/subscriptions/coverage.ts'
import { addDays, type Day } from '#commerce/subscriptions/day.ts'
import { type Grant, isPaid, isReversed } from '#commerce/subscriptions/grant.ts'
import { isPaidWhileClosing } from '#commerce/subscriptions/paid-while-closing.ts'
import { isChargeDue, type Renewal, renewalOf } from '#commerce/subscriptions/renewal.ts'
import { statusOf } from '#commerce/subscriptions/status.ts'
import type { Subscription } from '#commerce/subscriptions/subscription.ts'
import type { SubscriptionEvent } from '#commerce/subscriptions/subscription-event.ts'

/** What people are told of their subscription. */
export const noticeTopics = [
  'receipt',
  'renewal-soon',
  'renewal-failed',
  'suspended',
  'ended',
  'refund-account',
  'refunded',
  'charged-back',
  'reinstated',
  'cancelled',
  'resumed',
  'method-changed',
  'change-planned',
  'price',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** What follows from an event; each may be carried out again without harm. */
export type Effect =
  | { kind: 'charge'; renewal: Renewal }
  /** Nobody should pay it any more. */
  | { kind: 'drop'; grantId: string }
  /** @property isSurplus It bought nothing and goes back by itself; else somebody asked. */
  | { kind: 'refund'; grantId: string; isSurplus: boolean }
  /** @property about What it is about: the same is told once only. */
  | { kind: 'tell'; topic: NoticeTopic; about: string }

interface Step {
  before: Subscription
  after: Subscription
  event: SubscriptionEvent
  today: Day
}

export function effectsOf(step: Step): Effect[] {
  const asked = charges(step)
  return [
    ...askedBack(step),
    ...paidInVain(step),
    ...surplusOf(step),
    ...unwanted(step),
    ...told(step, asked.length > 0),
    ...asked,
  ]
}

function askedBack({ event }: Step): Effect[] {
  if (event.kind !== 'refund-asked') return []
  return [{ kind: 'refund', grantId: event.grantId, isSurplus: false }]
}

function paidInVain({ before, after, event }: Step): Effect[] {
  if (event.kind !== 'granted') return []
  const { id } = event.grant
  if (!isPaidWhileClosing(before, after, id)) return []
  return [{ kind: 'refund', grantId: id, isSurplus: true }]
}

function surplusOf({ before, after }: Step): Effect[] {
  const known = coverageOf(before.grants).surplus
  return coverageOf(after.grants)
    .surplus.filter((id) => !known.includes(id) && !isPaidWhileClosing(before, after, id))
    .map((grantId) => ({ kind: 'refund', grantId, isSurplus: true }))
}

/**
 * Open renewals that are over, of another plan or price, or paid another way by now; and a change
 * whose credit is gone, or that its person gave up, by itself or with all of it.
 */
function unwanted({ after, today }: Step): Effect[] {
  const renewal = renewalOf(after, today)
  const isWanted = (grant: Grant): boolean =>
    renewal !== null &&
    grant.dueOn === renewal.dueOn &&
    grant.terms.planId === renewal.terms.planId &&
    grant.amountCents === renewal.amountCents &&
    grant.billingType === renewal.method.billingType
  const open = after.grants.filter(({ state }) => state === 'open')
  const isOver = (grant: Grant): boolean =>
    after.isClosing ||
    (grant.reason === 'renovacao' && !isWanted(grant)) ||
    countsWhatIsBack(after, grant) ||
    grant.isGivenUp === true
  return open.filter(isOver).map(({ id }) => ({ kind: 'drop', grantId: id }))
}

/** A change of plan whose price counts days that were, or are to be, paid back. */
function countsWhatIsBack(
  { grants, refunding }: Subscription,
  { reason, credited }: Grant,
): boolean {
  if (reason !== 'troca') return false
  const isBack = (id: string): boolean =>
    refunding.includes(id) || grants.some((grant) => grant.id === id && isReversed(grant))
  return credited.some(isBack)
}

/** @param isAskedNow Whether this very step charges for the renewal. */
function told(step: Step, isAskedNow: boolean): Effect[] {
  const { before, after, event, today } = step
  const topics: Effect[] = []
  const tell = (topic: NoticeTopic, about: string): void => {
    topics.push({ kind: 'tell', topic, about })
  }
  if (event.kind === 'granted') {
    const news = newsOf(before, after, event.grant)
    if (news) tell(news, event.grant.id)
  }
  const status = statusOf(after, today)
  const dueOn = renewalOf(after, today)?.dueOn
  if (event.kind === 'cancelled' && status === 'cancelled' && !event.isToldOtherwise) {
    tell('cancelled', `${today}`)
  }
  if (event.kind === 'resumed' && status === 'active') tell('resumed', `${today}`)
  if (event.kind === 'change-planned') {
    const was = statusOf(before, today)
    if (was === 'cancelled' && status === 'active') tell('resumed', `${today}`)
    if (was === 'active' && status === 'cancelled') tell('cancelled', `${today}`)
    if (was === status && before !== after) tell('change-planned', `${today}`)
  }
  if (event.kind === 'method-changed' && before !== after) {
    const { cardTokenId, billingType } = event.method
    tell('method-changed', `${today}:${cardTokenId ?? billingType}`)
  }
  if (event.kind === 'price-told') tell('price', `${event.planId}:${event.priceCents}:${today}`)
  if (event.kind !== 'day-came') return topics
  // What is asked for only now may be paid within the minute; if not, the next look tells of it.
  if (status === 'suspended' && !isAskedNow) tell('suspended', dueOn ?? today)
  if (status === 'ended') tell('ended', endOf(after))
  const unpaid = status === 'grace' ? unpaidSince(after, today) : null
  if (unpaid) tell('renewal-failed', unpaid)
  if (isCardAnnounced(after, today) && dueOn) {
    tell('renewal-soon', dueOn)
  }
  return topics
}

/** What is paid by hand is announced with its charge. */
function isCardAnnounced(after: Subscription, today: Day): boolean {
  const renewal = renewalOf(after, today)
  if (renewal?.method.billingType !== 'CREDIT_CARD') return false
  const from = addDays(renewal.dueOn, -ladder.announcedDaysBefore)
  return today >= from && today < renewal.dueOn
}

/** What waits to be paid by hand is called to mind on the days on which a card would be tried. */
function unpaidSince(after: Subscription, today: Day): string | null {
  const renewal = renewalOf(after, today)
  const tryOn = renewal && latestTry({ dueOn: renewal.dueOn, today })
  if (!renewal || !tryOn || tryOn === renewal.dueOn) return null
  return renewal.method.billingType === 'CREDIT_CARD' ? null : `${renewal.dueOn}:${tryOn}`
}

/** What became of one charge that its payer should hear of. */
function newsOf(before: Subscription, after: Subscription, { id }: Grant): NoticeTopic | null {
  const had = before.grants.find((grant) => grant.id === id)
  const has = after.grants.find((grant) => grant.id === id)
  if (!has || has.state === had?.state) return null
  if (has.state === 'refunded' || has.state === 'charged-back') return has.state
  if (has.state === 'gone') return isDeclined(has) ? 'renewal-failed' : null
  // No thanks for what goes back at once: the refund tells of it.
  if (isPaidWhileClosing(before, after, id)) return null
  if (has.state === 'reinstated') return 'reinstated'
  // The checkout thanks for a purchase itself, with the way into the account.
  const isThankedFor = has.reason === 'renovacao' || has.reason === 'troca'
  if (has.isGivenUp || isUncovered(has, after.grants)) return null
  return isPaid(has) && isThankedFor ? 'receipt' : null
}

const isDeclined = ({ reason, billingType }: Grant): boolean =>
  reason === 'renovacao' && billingType === 'CREDIT_CARD'

function endOf({ grants }: Subscription): string {
  return coverageOf(grants).coverage?.endsOn ?? ''
}

function charges({ after, event, today }: Step): Effect[] {
  if (event.kind !== 'day-came') return []
  const renewal = renewalOf(after, today)
  return renewal && isChargeDue(renewal, today) ? [{ kind: 'charge', renewal }] : []
}
