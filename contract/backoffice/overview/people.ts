import { figureKeys, payerFigures } from '@lya/core/backoffice/figures/figures.ts'
import { funnelWindows } from '@lya/core/backoffice/funnel/funnel.ts'
import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { adminPerson } from '#backoffice/admin-person.ts'

const askedMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
/** Ten years of them; their months with commas between. */
const cohortsMax = 120
const askedCohorts = z
  .string()
  .max(cohortsMax * '2026-11,'.length)
  .refine((months) => months.split(',').every((month) => askedMonth.safeParse(month).success))

const figurePeople = z.object({
  figure: z.enum(figureKeys),
  /** Of the funnel's figures: sign-ups of which days. */
  window: z.enum(funnelWindows).default('all'),
  /** Of who pays: the part of them that pays by this period, or in this way. */
  period: z.enum(planPeriods).optional(),
  billingType: z.enum(billingTypes).optional(),
  /** Of the cohorts' figures, which want it: the month of the first payment, or several. */
  cohort: askedCohorts.optional(),
  /** Of `cohort-retained`, which wants one: the month at whose end they were there still, */
  month: askedMonth.optional(),
  /** or how many months after its first, for each cohort that is as old. */
  offset: z.coerce.number().int().min(0).max(cohortsMax).optional(),
  cursor: z.string().max(600).optional(),
})
export type FigurePart = Partial<Omit<z.output<typeof figurePeople>, 'figure' | 'cursor'>>

// What a figure has no use for would be passed over, and the list be of others than was asked.
export const figurePeopleInput = figurePeople.refine(({ figure, ...part }) => {
  const isOfPart = part.period !== undefined || part.billingType !== undefined
  if (isOfPart && !payerFigures.includes(figure)) return false
  const isOfCohort = figure === 'cohort-people' || figure === 'cohort-retained'
  if ((part.cohort !== undefined) !== isOfCohort) return false
  const ends = [part.month, part.offset].filter((end) => end !== undefined)
  return ends.length === (figure === 'cohort-retained' ? 1 : 0)
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
