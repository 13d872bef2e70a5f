import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { instalment } from '#commerce/plans.ts'
import { id } from '#fields.ts'

export const planCatalogueRefusals = [
  'plan-catalogue.required',
  'plan-catalogue.price-low',
  'plan-catalogue.original-price-low',
  'plan-catalogue.instalments-invalid',
  'plan-catalogue.missing',
  'plan-catalogue.stale',
  'plan-catalogue.id-used',
  'plan-catalogue.in-use',
  'plan-catalogue.last-active',
] as const

const amount = z.int().min(0).max(100_000_000)

const draft = z.object({
  name: z.string().max(60),
  description: z.string().max(200),
  period: z.enum(planPeriods),
  priceCents: amount,
  originalPriceCents: amount.nullable(),
  discountPercent: z.int().min(0).max(99),
  isInParts: z.boolean(),
  /** The plan's own values, each of them exact; the provider splits into 21 parts at most. */
  own: z.array(z.object({ count: z.int().min(1).max(21), valueCents: amount })).max(21),
  /** Counted by calendar month; 0 and 999999 are without limit. */
  transactionsMax: z.int().min(0).max(999_999),
  /** 0 is the default of 100. */
  categoriesMax: z.int().min(0).max(10_000),
  hasPremiumFeatures: z.boolean(),
  isActive: z.boolean(),
  displayOrder: z.int().min(0).max(999),
  isHighlighted: z.boolean(),
  colorTheme: z.string().regex(/^#[0-9a-f]{6}$/i),
  features: z.array(z.string().max(120)).max(30),
})

/** A plan as operators see it, on sale or not. */
export const cataloguePlan = draft.extend({
  id,
  /** Grows with each change; an edit names the version that it saw. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What a price card shows, by the settings of the checkout; null where it is paid at once. */
  instalmentsShown: instalment.nullable(),
  /** Who has it now, or will have it from their next renewal on; nobody who is suspended. */
  subscribers: z.int(),
})
export type AdminPlan = z.infer<typeof cataloguePlan>
export type AdminPlanDraft = z.infer<typeof draft>

export const plans = {
  list: forOperators('owner')
    .route({ method: 'GET', path: '/admin/plans', summary: 'The plan catalogue, in its order' })
    .output(z.object({ plans: z.array(cataloguePlan) })),
  create: forOperators('owner')
    .route({ method: 'POST', path: '/admin/plans', successStatus: 201 })
    .input(draft.extend({ id }))
    .output(z.object({ plan: cataloguePlan })),
  change: forOperators('owner')
    .route({
      method: 'PUT',
      path: '/admin/plans/{id}',
      description:
        'Sales follow at once; who has the plan hears of another price 30 days before it counts. ' +
        'A `version` behind the stored one is refused with 409 and shows both.',
    })
    .input(draft.extend({ id, version: z.int() }))
    .output(z.object({ plan: cataloguePlan })),
  setActive: forOperators('owner')
    .route({
      method: 'PUT',
      path: '/admin/plans/{id}/active',
      description: 'Off, it is sold to nobody new; whoever has it keeps it and is renewed.',
    })
    .input(z.object({ id, isActive: z.boolean() }))
    .output(z.object({ plan: cataloguePlan })),
  remove: forOperators('owner')
    .route({
      method: 'DELETE',
      path: '/admin/plans/{id}',
      description: 'Refused with 409 while somebody has it: it would be gone from under them.',
    })
    .input(z.object({ id }))
    .output(z.object({ id })),
}
