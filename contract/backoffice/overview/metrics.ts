import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { amount, month, rate } from '#backoffice/overview/cached.ts'
import { day } from '#fields.ts'

/** The snapshot of the business; what each figure means is in the core's `figures.copy.ts`. */
export const snapshot = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  trialUsers: z.int(),
  paidUsers: z.int(),
  engagedUsers: z.int(),
  newSignups: z.int(),
  conversions: z.int(),
  cancellations: z.int(),
  mrrCents: amount,
  arrCents: amount,
  churnRate: rate,
  conversionRate: rate,
  totalTransactions: z.int(),
  totalRevenueCents: amount,
  newSignupsToday: z.int(),
  transactionsToday: z.int(),
  revenueTodayCents: amount,
  /** How many have a plan and a churn score of 70 or more. */
  churnRisk: z.int(),
})
export type Snapshot = z.infer<typeof snapshot>

/** What happened in one month in Sao Paulo, by the clock there. */
export const monthFigures = z.object({
  month,
  signups: z.int(),
  conversions: z.int(),
  cancellations: z.int(),
  /** Subscriptions that ceased to be live. */
  lost: z.int(),
  transactions: z.int(),
  receivedCents: amount,
  returnedCents: amount,
  /** At the month's end, of the running month today's; null where it was not kept yet. */
  mrrCents: amount.nullable(),
  activeUsers: z.int().nullable(),
})
export type MonthFigures = z.infer<typeof monthFigures>

export const metrics = z.object({
  /** The day in Sao Paulo that 'today' means. */
  today: day,
  snapshot,
  /** The same for the thirty days before these, where the card shows a comparison. */
  before: z.object({
    newSignups: z.int(),
    conversions: z.int(),
    cancellations: z.int(),
    mrrCents: amount.nullable(),
  }),
  /** Thirteen months, the oldest first; the last is the running one. */
  months: z.array(monthFigures),
  /** What the MRR is made of. */
  byPeriod: z.array(z.object({ period: z.enum(planPeriods), people: z.int(), mrrCents: amount })),
  byMethod: z.array(
    z.object({ billingType: z.enum(billingTypes), people: z.int(), mrrCents: amount }),
  ),
  /** In centavos: what is aimed at, and below what an alert is raised. */
  goal: z.object({ mrrCents: amount, mrrWarningCents: amount }),
})
export type Metrics = z.infer<typeof metrics>
