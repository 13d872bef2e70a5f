import { projectionOf } from '@lya/core/commerce/subscriptions/projection.ts'
import { renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { type SubscriptionStatus, statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import {
  cancellationOf,
  currentCoverage,
  noSubscription,
  type Subscription,
} from '@lya/core/commerce/subscriptions/subscription.ts'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Cause } from '#commerce/subscriptions/cause.ts'
import { lockName } from '#platform/db/lock-name.ts'
import { subscriptionEvents, subscriptions } from '#platform/db/schema/subscriptions.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

export interface KeptSubscription {
  subscription: Subscription
  /** As it was when it was kept: a day may have come since. */
  status: SubscriptionStatus
  /** 0 before anything was kept. */
  version: number
}

/** Nobody else changes it until the transaction ends; as the system. */
export async function lockSubscription(tx: Tx, userId: string): Promise<KeptSubscription> {
  // Two first facts at once would both find nothing to lock.
  lockName(tx, `subscriptions:${userId}`)
  return findSubscription(tx, userId)
}

/** As the person or as the system. */
export async function findSubscription(tx: Tx, userId: string): Promise<KeptSubscription> {
  const [row] = await tx.orm
    .select({
      state: subscriptions.state,
      status: subscriptions.status,
      version: subscriptions.version,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  if (!row) return { subscription: noSubscription, status: 'trial', version: 0 }
  return { subscription: row.state, status: row.status, version: row.version }
}

/** Keeps a locked subscription, with what it is looked up by. */
export async function saveSubscription(
  tx: Tx,
  kept: {
    userId: string
    subscription: Subscription
    today: string
    lookAt: Temporal.Instant | null
    at: Temporal.Instant
  },
): Promise<void> {
  const { userId, subscription, today, lookAt, at } = kept
  const coverage = currentCoverage(subscription)
  const projection = projectionOf(subscription, today)
  const row = {
    status: statusOf(subscription, today),
    planId: coverage?.terms.planId ?? null,
    period: projection?.period ?? null,
    price: projection?.priceCents ?? null,
    billingType: projection?.billingType ?? null,
    endsOn: coverage?.endsOn ?? null,
    renewsOn: renewalOf(subscription, today)?.dueOn ?? null,
    heldAt: subscription.hold ? at.toString() : null,
    cancelledOn: coverage ? (cancellationOf(subscription, coverage)?.on ?? null) : null,
    lookAt: lookAt?.toString() ?? 'infinity',
    state: subscription,
    updatedAt: at.toString(),
  }
  await tx.orm
    .insert(subscriptions)
    .values({ userId, ...row, createdAt: at.toString() })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...row, version: sql`${subscriptions.version} + 1` },
    })
}

/** Notes what happened; rows are never changed. */
export async function addEvent(
  tx: Tx,
  event: {
    userId: string
    kind: string
    cause: Cause
    status: string
    details: object
    at: Temporal.Instant
  },
): Promise<void> {
  const { at, ...noted } = event
  await tx.orm
    .insert(subscriptionEvents)
    .values({ ...noted, id: newId(), createdAt: at.toString() })
}

/** Those for whom something may be due, the longest waiting first. */
export async function listDue(
  tx: Tx,
  due: { at: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await tx.orm
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(lte(subscriptions.lookAt, due.at.toString()))
    .orderBy(asc(subscriptions.lookAt))
    .limit(due.limit)
  return rows.map(({ userId }) => userId)
}

/** Whether it is due still, once it is locked: another worker may have looked meanwhile. */
export async function isDue(tx: Tx, userId: string, at: Temporal.Instant): Promise<boolean> {
  const rows = await tx.orm
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), lte(subscriptions.lookAt, at.toString())))
  return rows.length === 1
}
