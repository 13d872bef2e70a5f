import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import type { BillingType, ChargeEventState } from '@lya/core/commerce/charges/charge-state.ts'
import { type Day, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Grant, GrantState } from '@lya/core/commerce/subscriptions/grant.ts'
import { nextSubscription } from '@lya/core/commerce/subscriptions/next-subscription.ts'
import { projectionOf } from '@lya/core/commerce/subscriptions/projection.ts'
import { renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import {
  cancellationOf,
  currentCoverage,
  noSubscription,
  type Subscription,
} from '@lya/core/commerce/subscriptions/subscription.ts'
import type { SubscriptionEvent } from '@lya/core/commerce/subscriptions/subscription-event.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { type BusinessRows, idAt } from '#tools/demo/business/rows.ts'

/** What somebody who pays goes through, as the product would have written it down. */
export interface Subscriber {
  readonly subscription: Subscription
  /** Makes a charge and lets it go through these states, at once. */
  charge(at: Temporal.Instant, wanted: Wanted): string
  /** News of a charge that was made before. */
  tell(at: Temporal.Instant, chargeId: string, state: ChargeEventState): void
  happen(at: Temporal.Instant, event: SubscriptionEvent, cause: string): void
  /** Writes down how it stands now. */
  close(now: Temporal.Instant): void
}

interface Wanted {
  reason: 'compra' | 'renovacao'
  dueOn: Day | null
  trialEndsOn: Day | null
  states: readonly ChargeEventState[]
}

export interface Buyer {
  userId: string
  /** Counts everything that is given an id. */
  count(): number
  terms: Terms
  billingType: BillingType
  cardTokenId: string | null
  rows: BusinessRows
}

const grantStates: Partial<Record<ChargeEventState, GrantState>> = {
  refused: 'gone',
  confirmed: 'paid',
  received: 'paid',
  'charged-back': 'charged-back',
  refunded: 'refunded',
}
const providerWords: Partial<Record<ChargeEventState, string>> = {
  open: 'PENDING',
  refused: 'card_declined',
  overdue: 'OVERDUE',
  confirmed: 'CONFIRMED',
  received: 'RECEIVED',
  'charged-back': 'CHARGEBACK_REQUESTED',
  refunded: 'REFUNDED',
}

export function subscriber(buyer: Buyer): Subscriber {
  const { userId, rows, count, terms, billingType, cardTokenId } = buyer
  let subscription = noSubscription
  const happen = (
    at: Temporal.Instant,
    event: SubscriptionEvent,
    cause: string,
    details: object = event,
  ): void => {
    const day = dayOf(at)
    subscription = nextSubscription(subscription, event, day).subscription
    const status = statusOf(subscription, day)
    const id = idAt(at, count())
    const created_at = at.toString()
    const what = { kind: event.kind, cause, status, details, created_at }
    rows.add('subscription_events', { user_id: userId, id, ...what })
  }
  const tell = (at: Temporal.Instant, chargeId: string, state: ChargeEventState): void => {
    const known = subscription.grants.find(({ id }) => id === chargeId)
    if (!known) return
    const granted = grantStates[state] ?? 'open'
    const isPaid = granted !== 'open' && granted !== 'gone'
    const paidOn = known.paidOn ?? (isPaid ? dayOf(at) : null)
    rows.add('charge_events', eventRow(at, idAt(at, count()), { known, state }))
    const grant: Grant = { ...known, state: granted, paidOn }
    const details = { kind: 'charge', chargeId, state, cause: 'webhook' }
    happen(at, { kind: 'granted', grant }, 'provedor', details)
  }
  return {
    get subscription() {
      return subscription
    },
    tell,
    happen: (at, event, cause) => happen(at, event, cause),
    charge: (at, wanted) => {
      const id = idAt(at, count())
      const isByCard = billingType === 'CREDIT_CARD'
      const installments = isByCard ? terms.installments : 1
      const amountCents = isByCard ? terms.totalCents : terms.priceCents
      const { reason, dueOn, trialEndsOn } = wanted
      const grant: Grant = {
        ...{ id, reason, state: 'open', terms, billingType, cardTokenId, installments },
        ...{ amountCents, planAmountCents: terms.priceCents, madeOn: dayOf(at), paidOn: null },
        ...{ trialEndsOn, dueOn, credited: [], months: null, endsOn: null },
      }
      subscription = { ...subscription, grants: [...subscription.grants, grant] }
      rows.add('charges', chargeRow(at, userId, grant))
      for (const state of wanted.states) tell(at, id, state)
      return id
    },
    close: (now) => rows.add('subscriptions', subscriptionRow(userId, subscription, now)),
  }
}

const reais = (value: Cents): string => decimalFromCents(value)

function chargeRow(at: Temporal.Instant, userId: string, grant: Grant) {
  const { id, reason, terms, installments, billingType, cardTokenId } = grant
  return {
    ...{ id, user_id: userId, motivo: reason, plan_id: terms.planId, period: terms.period },
    ...{ amount: reais(grant.amountCents), plan_amount: reais(grant.planAmountCents) },
    ...{ installments, billing_type: billingType, due_date: grant.dueOn ?? grant.madeOn },
    // Of an environment that no demo is connected to: nobody is ever asked about them.
    ...{ environment: 'sandbox', provider_id: `pay_demo_${id.slice(-12)}` },
    ...{ customer_id: `cus_demo_${userId.slice(-12)}`, card_token_id: cardTokenId },
    ...{ leituras: 1, last_read_at: at.toString(), created_at: at.toString() },
    ...{ buscas: 0, excedente: false },
  }
}

function eventRow(
  at: Temporal.Instant,
  id: string,
  { known, state }: { known: Grant; state: ChargeEventState },
) {
  const amount = reais(known.amountCents)
  return {
    ...{ id, charge_id: known.id, state, provider_status: providerWords[state] ?? 'PENDING' },
    ...{ amount, refunded: state === 'refunded' ? amount : '0', occurred_at: at.toString() },
    cause: 'webhook',
  }
}

function subscriptionRow(userId: string, subscription: Subscription, now: Temporal.Instant) {
  const today = dayOf(now)
  const coverage = currentCoverage(subscription)
  const shown = projectionOf(subscription, today)
  return {
    ...{ user_id: userId, status: statusOf(subscription, today), estado: subscription, versao: 1 },
    ...{ plan_id: coverage?.terms.planId ?? null, period: shown?.period ?? null },
    ...{ price: shown?.priceCents ? reais(shown.priceCents) : null },
    ...{ billing_type: shown?.billingType ?? null, ends_on: coverage?.endsOn ?? null },
    ...{ renews_on: renewalOf(subscription, today)?.dueOn ?? null },
    ...{ cancelled_on: (coverage && cancellationOf(subscription, coverage)?.on) ?? null },
    // Nothing comes to pass by itself: it would be asked of the provider.
    ...{ proxima_em: 'infinity', created_at: now.toString(), updated_at: now.toString() },
  }
}
