import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { Effect, NoticeTopic } from '@lya/core/commerce/subscriptions/effects.ts'
import { nextLook } from '@lya/core/commerce/subscriptions/next-look.ts'
import { nextSubscription } from '@lya/core/commerce/subscriptions/next-subscription.ts'
import { type PlanProjection, projectionOf } from '@lya/core/commerce/subscriptions/projection.ts'
import { isChargeDue, renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import { hasPaid, type Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { SubscriptionEvent } from '@lya/core/commerce/subscriptions/subscription-event.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { Cause } from '#commerce/subscriptions/cause.ts'
import type { SubscriptionContext } from '#commerce/subscriptions/parts.ts'
import { prepareRenewal } from '#commerce/subscriptions/prepare-renewal.ts'
import { carryOutQueue } from '#commerce/subscriptions/queues.ts'
import { subscriptionMoved } from '#commerce/subscriptions/subscriptions.events.ts'
import {
  addEvent,
  type KeptSubscription,
  lockSubscription,
  saveSubscription,
} from '#commerce/subscriptions/subscriptions.store.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import { readSubscriptionFact } from '#commerce/subscriptions/tell/subscription-fact.ts'
import { notify } from '#people/notices/index.ts'
import { setPlan } from '#people/profile/index.ts'
import { raiseAlert } from '#platform/alerts/index.ts'

const zone = 'America/Sao_Paulo'

/** What a profile says of a plan that nobody has paid yet. */
const trial: PlanProjection = {
  ...{ state: 'TRIAL', endsOn: null, period: null, priceCents: null, billingType: null },
  ...{ transactionsMax: null, categoriesMax: null },
}

const deeds: readonly NoticeTopic[] = ['cancelled', 'resumed', 'method-changed', 'change-planned']

/** What was not settled is looked at again after so long. */
const unsettledMinutes = 60

export interface Happened {
  event: SubscriptionEvent
  cause: Cause
  /** What the person's screen showed; another one refuses. */
  version?: number
  /** Asked of the locked subscription before anything happens; throws to refuse. */
  check?(subscription: Subscription, today: string): void
  /** For the record; the event itself where nothing is said. */
  details?: object
}

/**
 * Lets one thing happen to somebody's subscription, in the caller's transaction and as the system:
 * the state, its record, what the profile says, what the person is told and what is asked of the
 * provider exist together or not at all. What goes out leaves as jobs once it is committed.
 *
 * @throws Refusal `subscription.stale`, and whatever `check` throws.
 */
export async function step(
  ctx: SubscriptionContext,
  userId: string,
  happened: Happened,
): Promise<Subscription> {
  const { tx, clock } = ctx
  const today = dayOf(clock.now())
  const kept = await lockSubscription(tx, userId)
  if (happened.version !== undefined && happened.version !== kept.version) {
    throw new Refusal('conflict', 'subscription.stale')
  }
  happened.check?.(kept.subscription, today)
  const next = nextSubscription(kept.subscription, happened.event, today)
  let { subscription } = next
  const told: Told[] = []
  for (const effect of next.effects) {
    if (effect.kind === 'charge') {
      subscription = await prepareRenewal(ctx, userId, { subscription, renewal: effect.renewal })
    } else if (effect.kind === 'tell') told.push(effect)
    else {
      const errand = { kind: effect.kind, userId, chargeId: effect.grantId }
      await ctx.jobs.enqueue(tx, carryOutQueue, errand)
      if (effect.kind === 'refund' && effect.isSurplus) await alertOf(ctx, userId, effect.grantId)
    }
  }
  await keep(ctx, userId, { before: kept, subscription, happened })
  for (const effect of told) await tell(ctx, userId, { effect, version: kept.version })
  return subscription
}

/** Money that bought nothing goes back by itself, and somebody looks whether it did. */
function alertOf(ctx: SubscriptionContext, userId: string, chargeId: string): Promise<void> {
  const alert = { rule: 'surplus-payment', subject: chargeId, priority: 'high' } as const
  return raiseAlert(ctx, { ...alert, details: { userId } })
}

type Told = Extract<Effect, { kind: 'tell' }>

async function tell(
  ctx: SubscriptionContext,
  userId: string,
  { effect: { topic, about }, version }: { effect: Told; version: number },
): Promise<void> {
  const kind = noticeKindOf(topic)
  if (!deeds.includes(topic)) {
    notify(ctx, { userId, kind, key: about, data: { about } })
    return
  }
  // What somebody did is told each time that they do it, and as it was then: within the seconds
  // until the letter leaves they may do something else.
  const fact = await readSubscriptionFact({ ...ctx, userId }, topic, about)
  if (fact) notify(ctx, { userId, kind, key: `${about}:${version}`, data: { about, fact } })
}

async function keep(
  ctx: SubscriptionContext,
  userId: string,
  moved: { before: KeptSubscription; subscription: Subscription; happened: Happened },
): Promise<void> {
  const { tx, clock, jobs, events } = ctx
  const { before, subscription, happened } = moved
  const at = clock.now()
  const today = dayOf(at)
  const lookAt = lookOf(subscription, at, happened.event)
  await saveSubscription(tx, { userId, subscription, today, lookAt, at })
  const projection = projectionOf(subscription, today)
  // A hold is the one thing of ours that a trial is ever under.
  const shown = projection ?? (happened.event.kind === 'released' ? trial : null)
  const isNews = shown !== null && (await setPlan(ctx, userId, shown))
  // A day on which nothing happened is no event.
  if (subscription === before.subscription && !isNews) return
  const { event, cause } = happened
  const details = happened.details ?? event
  const status = statusOf(subscription, today)
  await addEvent(tx, { userId, kind: event.kind, cause, status, details, at })
  await events.announce({ tx, clock }, subscriptionMoved, {
    ...{ userId, kind: event.kind, before: before.status, after: status, occurredAt: at },
    isFirstPayment: hasPaid(subscription) && !hasPaid(before.subscription),
  })
  await jobs.enqueue(tx, carryOutQueue, { kind: 'screens', userId })
}

/** When to look again: at once, where a charge is due that only the day makes. */
function lookOf(
  subscription: Subscription,
  now: Temporal.Instant,
  { kind }: SubscriptionEvent,
): Temporal.Instant | null {
  const today = dayOf(now)
  const renewal = renewalOf(subscription, today)
  const isDue = renewal !== null && isChargeDue(renewal, today)
  if (isDue && kind !== 'day-came') return now
  const day = nextLook(subscription, today)
  const next = day === null ? null : Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant()
  if (!isDue && !isUnsettled(subscription)) return next
  const soon = now.add({ minutes: unsettledMinutes })
  return next !== null && Temporal.Instant.compare(next, soon) < 0 ? next : soon
}

/** A card that is being charged, or could not be: nobody knows yet how that ends. */
function isUnsettled({ grants }: Subscription): boolean {
  return grants.some(
    ({ state, reason, billingType }) =>
      reason === 'renovacao' && state === 'open' && billingType === 'CREDIT_CARD',
  )
}
