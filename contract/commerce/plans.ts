import { planNames, planPeriods } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { forGuests } from '#access.ts'

export const plansRefusals = ['plans.plan-missing'] as const

/** One way to pay by card; the whole is count times value. */
export const instalment = z.object({
  count: z.int(),
  valueCents: z.int(),
  totalCents: z.int(),
})

/** A plan as it is sold today. */
export const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  period: z.enum(planPeriods),
  /** As addresses have it: `/checkout?plan=anual`. */
  slug: z.enum(planNames),
  priceCents: z.int(),
  /** The price before, to be crossed out; null without one. */
  originalPriceCents: z.int().nullable(),
  discountPercent: z.int().nullable(),
  features: z.array(z.string()),
  isHighlighted: z.boolean(),
  /** `#rrggbb`. */
  colorTheme: z.string(),
  hasPremiumFeatures: z.boolean(),
  /** In one calendar month; null is without limit. */
  transactionsMax: z.int().nullable(),
  categoriesMax: z.int().nullable(),
  /** From 1 up; never empty. */
  instalments: z.array(instalment),
  /** What the checkout starts with: 12 for the annual plan, 3 for the quarterly one. */
  instalmentsDefault: z.int(),
  /** What a price card shows, such as 12x 21,72; null where it is paid at once. */
  instalmentsShown: instalment.nullable(),
})
export type Plan = z.infer<typeof plan>

export const plans = {
  list: forGuests
    .route({
      method: 'GET',
      path: '/plans',
      summary: 'What is sold',
      description: 'Plans that are switched on, in the order in which they are shown.',
    })
    .output(z.object({ plans: z.array(plan) })),
}
