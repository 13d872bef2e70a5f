import type { Day } from '#commerce/subscriptions/day.ts'
import { type Effect, effectsOf } from '#commerce/subscriptions/effects.ts'
import { byPayment, type Grant, isCodeOfChange, joinGrant } from '#commerce/subscriptions/grant.ts'
import { isPaidWhileClosing } from '#commerce/subscriptions/paid-while-closing.ts'
import {
  cancellationOf,
  currentCoverage,
  type Subscription,
} from '#commerce/subscriptions/subscription.ts'
import type { SubscriptionEvent } from '#commerce/subscriptions/subscription-event.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/**
 * The one state machine: what a subscription becomes by an event, and what follows from it. News
 * of charges may come in any order and any number of times, to the same end. An event that does not
 * fit changes nothing: whether somebody may do it is asked before (`permitted`).
 */
export function nextSubscription(
  before: Subscription,
  event: SubscriptionEvent,
  today: Day,
): { subscription: Subscription; effects: readonly Effect[] } {
  const subscription = apply(before, event, today)
  return { subscription, effects: effectsOf({ before, after: subscription, event, today }) }
}

function apply(before: Subscription, event: SubscriptionEvent, today: Day): Subscription {
  const beganBy = currentCoverage(before)?.beganBy
  switch (event.kind) {
    case 'day-came':
      return before
    case 'granted':
      return withNews(before, event.grant)
    case 'cancelled':
      if (beganBy === undefined) return before
      return {
        ...withoutOpenChange(before),
        cancellation: { on: today, reason: event.reason, of: beganBy },
      }
    case 'resumed':
      return { ...before, cancellation: null, planned: withoutLifted(before.planned) }
    case 'change-planned':
      return withPlanned(before, event.terms)
    case 'change-given-up':
      return withoutOpenChange(before)
    case 'method-changed':
      return beganBy === undefined
        ? before
        : { ...before, chosen: { ...event.method, of: beganBy } }
    case 'refund-asked':
      return withoutRenewal(before, event, today)
    case 'price-told':
      return {
        ...before,
        price: {
          ...{ planId: event.planId, toldOn: today },
          ...{ priceCents: event.priceCents, totalCents: event.totalCents },
        },
      }
    case 'held':
      return { ...before, hold: { on: today, reason: event.reason } }
    case 'released':
      return { ...before, hold: null }
    case 'closing':
      return { ...before, isClosing: true }
    case 'restored':
      return { ...before, isClosing: false }
    default:
      return event satisfies never
  }
}

/** An account that is being deleted keeps no new payment: a code may be paid all the same. */
function withNews(before: Subscription, told: Grant): Subscription {
  const after = { ...before, grants: withGrant(before.grants, told) }
  if (!isPaidWhileClosing(before, after, told.id)) return after
  return { ...after, refunding: [...new Set([...before.refunding, told.id])] }
}

/** Its code may be paid all the same, from a photo or a bank's list of payments to come. */
function withoutOpenChange(before: Subscription): Subscription {
  const grants = before.grants.map((grant) =>
    isCodeOfChange(grant) ? { ...grant, isGivenUp: true as const } : grant,
  )
  return { ...before, grants }
}

/** A plan for the renewal wants one; given up, the cancellation that it lifted stands again. */
function withPlanned(before: Subscription, terms: Terms | null): Subscription {
  const coverage = currentCoverage(before)
  const lifted = before.planned?.lifted ?? null
  if (terms === null || coverage === null) {
    return { ...before, planned: null, cancellation: lifted ?? before.cancellation }
  }
  const stood = cancellationOf(before, coverage) ?? lifted
  const planned = { terms, of: coverage.beganBy, ...(stood ? { lifted: stood } : {}) }
  return { ...before, planned, cancellation: stood ? null : before.cancellation }
}

function withoutLifted(planned: Subscription['planned']): Subscription['planned'] {
  return planned && { terms: planned.terms, of: planned.of }
}

/** Whoever takes a payment back is not charged again; of a change, the plan before stays. */
function withoutRenewal(
  before: Subscription,
  { grantId, at }: { grantId: string; at: string },
  today: Day,
): Subscription {
  const asked = before.grants.find(({ id }) => id === grantId)
  const of = currentCoverage(before)?.beganBy
  if (!asked || of === undefined) return before
  const refunding = [...new Set([...before.refunding, grantId])]
  const grants = withGrant(before.grants, { ...asked, backAt: asked.backAt ?? at })
  // What was chosen for the renewal before the change belongs to the plan that comes back.
  if (asked.reason === 'troca') return { ...before, grants, refunding }
  return { ...before, grants, refunding, cancellation: { on: today, reason: 'reembolso', of } }
}

function withGrant(grants: readonly Grant[], told: Grant): readonly Grant[] {
  const known = grants.find(({ id }) => id === told.id)
  const others = grants.filter(({ id }) => id !== told.id)
  return byPayment([...others, joinGrant(known, told)])
}
