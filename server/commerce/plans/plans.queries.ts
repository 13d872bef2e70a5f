import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { OwnInstalment } from '@lya/core/commerce/plans/instalments.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { and, asc, eq } from 'drizzle-orm'
import { plans } from '#platform/db/schema/plans.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A plan of the catalogue, the only source of prices. */
export interface CataloguePlan {
  id: string
  name: string
  description: string
  period: PlanPeriod
  priceCents: Cents
  originalPriceCents: Cents | null
  discountPercent: number | null
  features: string[]
  isActive: boolean
  isHighlighted: boolean
  isInParts: boolean
  own: OwnInstalment[]
  /** As it is stored; 999999 is without limit. */
  transactionsMax: number
  categoriesMax: number
  hasPremiumFeatures: boolean
  colorTheme: string
}

/** Plans that are switched on, in the order in which they are shown. */
export async function listPlans(tx: Tx): Promise<CataloguePlan[]> {
  const rows = await tx.orm
    .select()
    .from(plans)
    .where(eq(plans.isActive, true))
    .orderBy(asc(plans.displayOrder), asc(plans.createdAt), asc(plans.id))
  return rows.map(planOf)
}

/** A plan, switched on or off. */
export async function findPlan(tx: Tx, id: string): Promise<CataloguePlan | null> {
  const [row] = await tx.orm.select().from(plans).where(eq(plans.id, id))
  return row ? planOf(row) : null
}

/** A plan that can still be given to somebody: switched off perhaps, but not deleted. */
export async function findGivenPlan(tx: Tx, id: string): Promise<CataloguePlan | null> {
  const { rows } = await tx.query({
    text: 'SELECT FROM admin_plans WHERE id = $1 AND excluido_em IS NULL',
    values: [id],
  })
  return rows.length > 0 ? findPlan(tx, id) : null
}

/** The first plan of this period that is switched on. */
export async function findPlanByPeriod(tx: Tx, period: PlanPeriod): Promise<CataloguePlan | null> {
  const [row] = await tx.orm
    .select()
    .from(plans)
    .where(and(eq(plans.period, period), eq(plans.isActive, true)))
    .orderBy(asc(plans.displayOrder), asc(plans.createdAt), asc(plans.id))
    .limit(1)
  return row ? planOf(row) : null
}

/** What a row of the catalogue says. */
export function planOf(row: typeof plans.$inferSelect): CataloguePlan {
  const { id, name, description, period, isActive, isHighlighted, isInParts, colorTheme } = row
  const { discountPercent, transactionsMax, categoriesMax, hasPremiumFeatures } = row
  return {
    ...{ id, name, description, period, isActive, isHighlighted, isInParts, colorTheme },
    ...{ discountPercent, transactionsMax, categoriesMax, hasPremiumFeatures },
    priceCents: row.price,
    originalPriceCents: row.originalPrice,
    features: featuresOf(row.features),
    own: ownOf(row),
  }
}

/** What was loaded from elsewhere has but the largest count, in columns of its own. */
function ownOf(row: typeof plans.$inferSelect): OwnInstalment[] {
  const { own, instalmentsMax, instalmentsMaxValue } = row
  if (own.length > 0) {
    return own.map(({ count, valueCents }) => ({ count, valueCents: cents(valueCents) }))
  }
  if (!instalmentsMax || instalmentsMax < 2 || !instalmentsMaxValue) return []
  return [{ count: instalmentsMax, valueCents: instalmentsMaxValue }]
}

/** A list, or that list as JSON text. */
function featuresOf(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.filter((one) => typeof one === 'string')
  if (typeof stored !== 'string') return []
  try {
    return featuresOf(JSON.parse(stored))
  } catch {
    return stored.trim() === '' ? [] : [stored]
  }
}
