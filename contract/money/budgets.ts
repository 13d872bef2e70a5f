import * as z from 'zod'
import { forPaying } from '#access.ts'
import { amountCents, id, signedCents } from '#fields.ts'

export const budgetsRefusals = [
  'budgets.missing',
  'budgets.category-taken',
  'budgets.category-unknown',
  'budgets.nothing-to-copy',
  'budgets.stale',
  'budgets.id-used',
] as const

/** A month as `YYYY-MM`; the database keeps the existing product's form without the zero. */
export const month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)

export const budget = z.object({
  id,
  month,
  categoryId: id,
  category: z.string(),
  categoryIcon: z.string(),
  /** Above zero for what is written here; older data may hold any amount. */
  plannedCents: signedCents,
  /** Expenses of that category in that month. */
  spentCents: signedCents,
  /** Of the planned amount, rounded to two decimals; may exceed 100. */
  percent: z.number(),
  version: z.int(),
})
export type Budget = z.infer<typeof budget>

/** The months around one at the edge of what can be asked for lie beyond it. */
const monthTotals = z.object({
  month: z.string(),
  plannedCents: signedCents,
  spentCents: signedCents,
  /**
   * Of a month to come: what is spent so far and what falls due in the planned categories, or in
   * those that were planned last; null where that is nothing, and for months that have come.
   */
  expectedSpentCents: signedCents.nullable(),
})

export const planning = z.object({
  month,
  currentMonth: month,
  totalPlannedCents: signedCents,
  /** Expenses of the month in the budgeted categories. */
  totalSpentCents: signedCents,
  /** Planned less spent. */
  differenceCents: signedCents,
  percentUsed: z.number(),
  /** Four months back, this one, one ahead. */
  chart: z.array(monthTotals),
  budgets: z.array(budget),
  /** Whether the month before has budgets that this one lacks. */
  canCopy: z.boolean(),
})
export type Planning = z.infer<typeof planning>

const changed = z.object({ budget, undoId: id })

export const budgets = {
  planning: forPaying
    .route({ method: 'GET', path: '/planning', summary: 'One month of budgets, whole' })
    .input(z.object({ month: month.optional() }))
    .output(planning),
  create: forPaying
    .route({ method: 'POST', path: '/budgets', successStatus: 201 })
    .input(z.object({ id: id.optional(), categoryId: id, amountCents, month }))
    .output(changed),
  update: forPaying
    .route({ method: 'PATCH', path: '/budgets/{id}' })
    .input(z.object({ id, amountCents, version: z.int().optional() }))
    .output(changed),
  delete: forPaying
    .route({ method: 'DELETE', path: '/budgets/{id}' })
    .input(z.object({ id }))
    .output(z.object({ undoId: id })),
  copy: forPaying
    .route({
      method: 'POST',
      path: '/budgets/copies',
      description: 'Copies the month before into `month`, for categories that have none there.',
    })
    .input(z.object({ month }))
    .output(z.object({ copied: z.int(), undoId: id })),
}
