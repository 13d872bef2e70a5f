import type { PlanDraft } from '@lya/core/commerce/plans/plan-draft.ts'
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm'
import { planOf } from '#commerce/plans/plans.queries.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { plans } from '#platform/db/schema/plans.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A plan of the catalogue as whoever keeps it sees it. */
export interface KeptPlan extends PlanDraft {
  id: string
  version: number
  createdAt: string
  updatedAt: string
}

/** Every plan that was not taken off, sold or not, in the order in which they are shown. */
export async function listCatalogue(tx: Tx): Promise<KeptPlan[]> {
  const rows = await tx.orm
    .select()
    .from(plans)
    .where(isNull(plans.removedAt))
    .orderBy(asc(plans.displayOrder), asc(plans.createdAt), asc(plans.id))
  return rows.map(keptPlanOf)
}

/** One of them, held until the transaction ends; null when it is gone. */
export async function lockPlan(tx: Tx, id: string): Promise<KeptPlan | null> {
  const [row] = await tx.orm
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), isNull(plans.removedAt)))
    .for('update')
  return row ? keptPlanOf(row) : null
}

/** How many plans are sold besides this one. */
export async function countOthersOnSale(tx: Tx, id: string): Promise<number> {
  const others = and(ne(plans.id, id), eq(plans.isActive, true))
  const [row] = await tx.orm.select({ found: count() }).from(plans).where(others)
  return row?.found ?? 0
}

/** Who has a plan now, or will have it from their next renewal on. */
export interface PlanHolders {
  /** Whose subscription is live, and whom no operator holds. */
  subscribers: number
  /** Those too who are suspended: they have the plan again once they pay. */
  all: number
}

const held = `(s.status = 'suspended' OR s.held_at IS NOT NULL)`
const planned = `s.estado #>> '{planned,terms,planId}'`

/**
 * By the plan's id. Each plan's subscriptions are counted in the index and never looked at: of
 * 90,000 it takes ten milliseconds of a processor.
 */
export async function countHolders(tx: Tx): Promise<Map<string, PlanHolders>> {
  const { rows } = await tx.query<{ planId: string; isHeld: boolean; people: number }>({
    text: `SELECT "planId", "isHeld", sum(people)::int AS people FROM (
        SELECT a.id AS "planId", c."isHeld", c.people
          FROM admin_plans a CROSS JOIN LATERAL (
            SELECT false AS "isHeld", count(*) AS people FROM subscriptions s
              WHERE s.plan_id = a.id AND s.status = ANY ($1) AND s.held_at IS NULL
            UNION ALL
            SELECT true, count(*) FROM subscriptions s
              WHERE s.plan_id = a.id AND s.status = ANY ($1) AND s.held_at IS NOT NULL
            UNION ALL
            SELECT true, count(*) FROM subscriptions s
              WHERE s.plan_id = a.id AND s.status = 'suspended') AS c
        UNION ALL
        SELECT (${planned})::uuid, ${held}, count(*) FROM subscriptions s
          WHERE (s.status = ANY ($1) OR s.status = 'suspended') AND ${planned} IS NOT NULL
            AND (${planned})::uuid IS DISTINCT FROM s.plan_id GROUP BY 1, 2) AS grupos
      GROUP BY 1, 2`,
    values: [['active', 'grace', 'cancelled']],
  })
  const holders = new Map<string, PlanHolders>()
  for (const { planId, isHeld, people } of rows) {
    const { subscribers, all } = holders.get(planId) ?? { subscribers: 0, all: 0 }
    holders.set(planId, { subscribers: subscribers + (isHeld ? 0 : people), all: all + people })
  }
  return holders
}

/** A charge that nobody paid in so long is paid no more. */
const openHours = 24 * 60

/** How many charges of this plan are still to be paid, or on their way. */
export async function countOpenCharges(
  { tx, clock }: { tx: Tx; clock: Clock },
  id: string,
): Promise<number> {
  const { rows } = await tx.query<{ found: number }>({
    text: `SELECT count(*)::int AS found FROM charges c
      WHERE c.plan_id = $1 AND c.created_at > $2
        AND NOT EXISTS (SELECT FROM charge_events e WHERE e.charge_id = c.id AND e.state IN
          ('refused', 'deleted', 'confirmed', 'received', 'refunded', 'charged-back'))`,
    values: [id, clock.now().subtract({ hours: openHours }).toString()],
  })
  return rows[0]?.found ?? 0
}

function keptPlanOf(row: typeof plans.$inferSelect): KeptPlan {
  const { version, createdAt, updatedAt, displayOrder } = row
  const plan = planOf(row)
  return {
    ...{ ...plan, version, displayOrder },
    discountPercent: plan.discountPercent ?? 0,
    createdAt: Temporal.Instant.from(createdAt).toString(),
    updatedAt: Temporal.Instant.from(updatedAt).toString(),
  }
}
