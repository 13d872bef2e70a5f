import { figureKeys } from '@lya/core/backoffice/figures/figures.ts'
import { funnelWindows } from '@lya/core/backoffice/funnel/funnel.ts'
import * as z from 'zod'
import { adminPerson } from '#backoffice/admin-person.ts'

export const figurePeopleInput = z.object({
  figure: z.enum(figureKeys),
  /** Of the funnel's figures: sign-ups of which days. */
  window: z.enum(funnelWindows).default('all'),
  cursor: z.string().max(600).optional(),
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
