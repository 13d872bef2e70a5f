import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'
import { categoryFilter, day, id, signedCents, storedDay, transactionType } from '#fields.ts'

export const insightsRefusals = ['insights.range-invalid', 'insights.search-too-broad'] as const

const trend = z.object({
  percent: z.number(),
  isPositive: z.boolean(),
  /** False where the month before had nothing to compare with. */
  hasBase: z.boolean(),
})

export const summary = z.object({
  /** All income less all expense ever; of `/summary`, of what its filters leave. */
  totalBalanceCents: signedCents,
  incomeCents: signedCents,
  expensesCents: signedCents,
  savingsCents: signedCents,
  incomeTrend: trend.nullable(),
  expensesTrend: trend.nullable(),
  savingsTrend: trend.nullable(),
})
export type Summary = z.infer<typeof summary>

export const chartPoint = z.object({
  /** First day of the point: a day or the first of a month. */
  start: day,
  /** `dd/MM` for a day, `Jan/26` style for a month. */
  label: z.string(),
  /** What is written in these days. */
  incomeCents: signedCents,
  expensesCents: signedCents,
  /**
   * Of days that all lie ahead: what is known of them, or null where nothing is. In the month after
   * this one recurring payments and income that recurs are known too. Null for days that have come.
   */
  expected: z
    .object({ incomeCents: signedCents.nullable(), expensesCents: signedCents.nullable() })
    .nullable(),
})
export type ChartPoint = z.infer<typeof chartPoint>

export const activity = z.object({
  id: z.string(),
  type: z.enum(['income', 'expense', 'warning', 'payment', 'goal', 'success']),
  title: z.string(),
  description: z.string(),
  /** The category's name, or the default text of the spec. */
  category: z.string(),
  amountCents: signedCents,
  date: storedDay,
  createdAt: z.string(),
})
export type Activity = z.infer<typeof activity>

/** A category's part of the month's expenses; null is 'Outros'. */
export const slice = z.object({
  categoryId: id.nullable(),
  category: z.string().nullable(),
  icon: z.string().nullable(),
  amountCents: signedCents,
  /** One decimal. */
  percent: z.number(),
})

/** A recurring payment as the dashboard sees it: late ones however old. */
export const upcomingPayment = z.object({
  id,
  name: z.string(),
  amountCents: signedCents,
  nextDate: storedDay,
  category: z.string().nullable(),
  status: z.enum(['overdue', 'today', 'upcoming']),
  /** Days late, or days left. */
  days: z.int(),
  /** It was paid this month, and its next date lies ahead. */
  isPaid: z.boolean(),
})

export const budgetProgress = z.object({
  budgetId: id,
  categoryId: id,
  category: z.string(),
  icon: z.string(),
  plannedCents: signedCents,
  spentCents: signedCents,
  /** Two decimals; may exceed 100. */
  percent: z.number(),
})

export const dashboard = z.object({
  today: day,
  summary,
  /** The balance less what is to be paid until the month ends; null where nothing is. */
  balanceAfterBillsCents: signedCents.nullable(),
  chart: z.array(chartPoint),
  activities: z.array(activity),
  /** Of the current month, largest first. */
  distribution: z.array(slice),
  /** Overdue first (most late first), then today, then soonest. */
  upcoming: z.array(upcomingPayment),
  /** Budgets of the current month, fullest first. */
  budgets: z.array(budgetProgress),
})
export type Dashboard = z.infer<typeof dashboard>

const range = z.object({ from: day.optional(), to: day.optional() })

export const insights = {
  dashboard: forPaying
    .route({
      method: 'GET',
      path: '/dashboard',
      description: 'Cards, chart and activities; `from` and `to` come together or not at all.',
    })
    .input(range)
    .output(dashboard),
  summary: forPaying
    .route({
      method: 'GET',
      path: '/summary',
      description:
        'What the list of transactions comes to under the same filters; without a range, ever.',
    })
    .input(
      range.extend({
        search: z.string().max(limits.searchLengthMax).optional(),
        categoryId: categoryFilter.optional(),
        type: transactionType.optional(),
      }),
    )
    .output(summary),
}
