import { figureKeys, payerFigures } from '@lya/core/backoffice/figures/figures.ts'
import { funnelWindows } from '@lya/core/backoffice/funnel/funnel.ts'
import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { adminPerson } from '#backoffice/admin-person.ts'

const askedMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

const figurePeople = z.object({
  figure: z.enum(figureKeys),
  /** Of the funnel's figures: sign-ups of which days. */
  window: z.enum(funnelWindows).default('all'),
  /** Of who pays: the part of them that pays by this period, or in this way. */
  period: z.enum(planPeriods).optional(),
  billingType: z.enum(billingTypes).optional(),
  /** Of the cohorts' figures, which want it: the month of the first payment. */
  cohort: askedMonth.optional(),
  /** Of `cohort-retained`, which wants it: the month at whose end they were there still. */
  month: askedMonth.optional(),
  cursor: z.string().max(600).optional(),
})
export type FigurePart = Omit<z.input<typeof figurePeople>, 'figure' | 'cursor'>

// What a figure has no use for would be passed over, and the list be of others than was asked.
export const figurePeopleInput = figurePeople.refine(({ figure, ...part }) => {
  const isOfPart = part.period !== undefined || part.billingType !== undefined
  if (isOfPart && !payerFigures.includes(figure)) return false
  const isOfCohort = figure === 'cohort-people' || figure === 'cohort-retained'
  if ((part.cohort !== undefined) !== isOfCohort) return false
  return (part.month !== undefined) === (figure === 'cohort-retained')
})

/** A click on somebody opens `/admin/users/{userId}`. */
export const figurePeoplePage = z.object({
  items: z.array(adminPerson),
  nextCursor: z.string().nullable(),
})

/** The ten at the highest risk; `churnParts` says why. */
export const churnRisk = z.object({
  people: z.array(adminPerson),
  /** All of them. */
  count: z.int(),
})
export type ChurnRisk = z.infer<typeof churnRisk>
