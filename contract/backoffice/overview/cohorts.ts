import * as z from 'zod'
import { month, rate } from '#backoffice/overview/cached.ts'

const named = z.object({ month, offset: z.int(), rate })

/** The cohorts that an insight was read from; unknown to what was kept before they were said. */
const months = z.array(month).default([])
const compared = z.object({ difference: rate, cohorts: months, before: months })

/** What a glance at the matrix should not miss. */
export const cohortInsight = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first-month'), rate, people: z.int(), cohorts: months }),
  z.object({ kind: z.literal('steepest-loss'), offset: z.int(), loss: rate, cohorts: months }),
  named.extend({ kind: z.literal('best-cohort') }),
  named.extend({ kind: z.literal('worst-cohort') }),
  compared.extend({ kind: z.literal('getting-better') }),
  compared.extend({ kind: z.literal('getting-worse') }),
])

export const cohortsView = z.object({
  /** The oldest first: by the month of the first payment. */
  cohorts: z.array(
    z.object({
      month,
      people: z.int(),
      /** Offset 0 is the month of the first payment; of the running month it is today's state. */
      cells: z.array(z.object({ offset: z.int(), month, retained: z.int(), rate })),
    }),
  ),
  /** All cohorts together, each weighed by its people. */
  curve: z.array(z.object({ offset: z.int(), people: z.int(), retained: z.int(), rate })),
  /** Empty where too few have paid. */
  insights: z.array(cohortInsight),
})
export type CohortsView = z.infer<typeof cohortsView>
