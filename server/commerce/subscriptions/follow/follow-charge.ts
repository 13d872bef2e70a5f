import { cents } from '@lya/core/amounts/cents.ts'
import { type ChargeState, isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant, GrantState } from '@lya/core/commerce/subscriptions/grant.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import { findPlan, limitsOfPlan } from '#commerce/plans/index.ts'
import { stayEnding, stopRenewing } from '#commerce/subscriptions/follow/stop-renewing.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { findRefusal, findTrialRest } from '#commerce/subscriptions/subscriptions.queries.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import { notify } from '#people/notices/index.ts'

const states: Record<ChargeState, GrantState> = {
  prepared: 'open',
  unresolved: 'open',
  open: 'open',
  'in-review': 'open',
  overdue: 'open',
  refused: 'gone',
  deleted: 'gone',
  confirmed: 'paid',
  received: 'paid',
  'charged-back': 'charged-back',
  refunded: 'refunded',
}

/**
 * What a subscription makes of news of a charge, in the transaction of the news. Of somebody who is
 * gone nothing is left to follow.
 */
export async function followCharge(
  at: Omit<SubscriptionContext, 'desk' | 'environment'>,
  fact: ChargeChanged,
): Promise<void> {
  // News of one charge never asks for another.
  const ctx = { ...at, environment: null, desk: { isKnown: async () => false } }
  const { userId } = fact
  if (userId === null) return
  const { subscription } = await findSubscription(ctx.tx, userId)
  const known = subscription.grants.find(({ id }) => id === fact.chargeId)
  const state = await stateOf(ctx, fact)
  const today = dayOf(fact.occurredAt)
  const paidOn = state === 'open' || state === 'gone' || state === 'unmade' ? null : today
  const told = fact.occurredAt.round('millisecond').toString()
  const isBack = state === 'refunded' || state === 'charged-back'
  const moment = { ...(paidOn !== null && { paidAt: told }), ...(isBack && { backAt: told }) }
  const grant = known
    ? { ...moment, ...known, state, paidOn: known.paidOn ?? paidOn }
    : { ...(await newGrant(ctx, { ...fact, userId })), state, paidOn, ...moment }
  const { chargeId, after, cause } = fact
  const followed = await step(ctx, userId, {
    event: { kind: 'granted', grant },
    cause: 'provedor',
    details: { kind: 'charge', chargeId, state: after, cause },
  })
  const isBackNow = after === 'refunded' || after === 'charged-back'
  const moved = { before: subscription, after: followed }
  if (isPaid(fact.before) && isBackNow) await stopRenewing(ctx, moved, fact)
  if (state === 'reinstated') await stayEnding(ctx, moved, fact)
  if (grant.reason === 'renovacao' && grant.billingType !== 'CREDIT_CARD' && after === 'open') {
    const about = grant.dueOn ?? today
    // Another code of the same day is news: the one before it is worth nothing.
    const key = `${about}:${chargeId}`
    notify(ctx, { userId, kind: noticeKindOf('renewal-soon'), key, data: { about } })
  }
}

async function stateOf({ tx }: SubscriptionContext, fact: ChargeChanged): Promise<GrantState> {
  const { before, after, chargeId } = fact
  if (before === 'charged-back' && isPaid(after)) return 'reinstated'
  if (after !== 'refused') return states[after]
  return (await findRefusal(tx, chargeId)) === 'declined' ? 'gone' : 'unmade'
}

/** A purchase brings its terms along: the price that was paid is the price of its days. */
async function newGrant(
  { tx }: SubscriptionContext,
  fact: ChargeChanged & { userId: string },
): Promise<Grant> {
  const { chargeId, reason, planId, period, amountCents, planAmountCents, installments } = fact
  const plan = await findPlan(tx, planId)
  const limits = plan ? limitsOfPlan(plan) : { transactionsMax: null, categoriesMax: null }
  const terms: Terms = {
    ...{ planId, planName: plan?.name ?? '', period, installments, ...limits },
    ...{ priceCents: cents(planAmountCents), totalCents: cents(amountCents) },
  }
  const { billingType, cardTokenId, occurredAt } = fact
  const rest = reason === 'compra' ? await findTrialRest(tx, fact) : null
  return {
    ...{ id: chargeId, reason, state: 'open', terms, amountCents, installments, billingType },
    ...{
      planAmountCents: cents(planAmountCents),
      cardTokenId,
      madeOn: dayOf(occurredAt),
      paidOn: null,
      trialEndsOn: rest,
    },
    ...{ dueOn: null, credited: [], months: null, endsOn: null },
  }
}
