import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { liveStatuses } from '@lya/core/backoffice/daily/day-moves.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { SQL } from 'drizzle-orm'
import { conditionOf, withoutMethod } from '#backoffice/overview/figures/conditions.queries.ts'
import { countEverybody } from '#backoffice/overview/figures/everybody.queries.ts'
import { inPortions, type Reading } from '#platform/db/reading.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * How many people are behind each of these figures, by the conditions that show them.
 *
 * @param asked.name Of whoever asks, always for the same figures.
 */
export function countFigures<Key extends FigureKey>(
  reading: Reading,
  asked: { name: string; keys: readonly Key[]; now: Temporal.Instant },
): Promise<Record<Key, number>> {
  const { name, keys, now } = asked
  const conditions = keys.map((key): [Key, SQL | null] => [key, conditionOf(key, now)])
  return countEverybody(reading, name, conditions)
}

/** Who pays what: live subscriptions that no operator holds. */
export interface PaidGroup {
  period: PlanPeriod
  billingType: BillingType
  people: number
  totalCents: Cents
}

const isPaidFor = `s.status = ANY ($1) AND s.held_at IS NULL
  AND s.period IS NOT NULL AND s.price IS NOT NULL`

/** A group comes once for each portion that was read of it. */
export async function listPaidGroups(reading: Reading): Promise<PaidGroup[]> {
  const portions = await inPortions(reading, 'subscriptions', ({ from, to }) =>
    reading.tx.query<{
      period: PlanPeriod
      billing_type: BillingType | null
      people: number
      total: string
    }>({
      name: 'overview-paid-groups',
      text: `SELECT s.period, s.billing_type, count(*)::integer AS people,
                    sum(s.price)::text AS total
               FROM subscriptions s
              WHERE s.ctid >= $2::tid AND s.ctid < $3::tid AND ${isPaidFor}
              GROUP BY s.period, s.billing_type`,
      values: [[...liveStatuses], from, to],
    }),
  )
  return portions
    .flatMap(({ rows }) => rows)
    .map((row) => ({
      period: row.period,
      billingType: row.billing_type ?? withoutMethod,
      people: row.people,
      totalCents: centsFromDecimal(row.total),
    }))
}

/** Those among them who won free months and may be in one now. */
export async function listPrizedSubscriptions(
  tx: Tx,
): Promise<(Omit<PaidGroup, 'people'> & { userId: string; subscription: Subscription })[]> {
  const { rows } = await tx.query<{
    user_id: string
    period: PlanPeriod
    billing_type: BillingType | null
    price: string
    estado: Subscription
  }>({
    text: `SELECT s.user_id, s.period, s.billing_type, s.price, s.estado FROM subscriptions s
            WHERE s.user_id IN (SELECT user_id FROM free_months) AND ${isPaidFor}`,
    values: [[...liveStatuses]],
  })
  return rows.map((row) => ({
    userId: row.user_id,
    period: row.period,
    billingType: row.billing_type ?? withoutMethod,
    totalCents: centsFromDecimal(row.price),
    subscription: row.estado,
  }))
}

/** All live subscriptions, those that are held or free included. */
export async function countLive(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ people: number }>({
    text: 'SELECT count(*)::integer AS people FROM subscriptions WHERE status = ANY ($1)',
    values: [[...liveStatuses]],
  })
  return rows[0]?.people ?? 0
}
