import { figureKeys } from '@lya/core/backoffice/figures/figures.ts'
import * as z from 'zod'
import { moment } from '#backoffice/overview/cached.ts'

const person = z.object({ id: z.string(), name: z.string() })

/** Title and description of each rule are the web's words; it has one for what it does not know. */
export const alert = z.object({
  id: z.string(),
  /** One of the core's `systemRules` or `smartRules`, or of a part that is newer than the page. */
  rule: z.string(),
  /** `smart` has a person or a segment attached. */
  kind: z.enum(['system', 'smart']),
  priority: z.enum(['critical', 'high', 'medium']),
  status: z.enum(['active', 'resolved']),
  createdAt: moment,
  /** What was measured last, and the limit: basis points, centavos, minutes or pieces. */
  value: z.int().nullable(),
  limit: z.int().nullable(),
  /** Since when what it tells of is over by itself; it waits for somebody to say so. */
  overAt: moment.nullable(),
  person: person.nullable(),
  /** Those it tells of: the first few, how many, and the figure that opens to all of them. */
  segment: z
    .object({ figure: z.enum(figureKeys), count: z.int(), people: z.array(person) })
    .nullable(),
  resolved: z.object({ at: moment, by: z.string().nullable(), note: z.string() }).nullable(),
})
export type AlertView = z.infer<typeof alert>

export const alertsInput = z.object({
  status: z.enum(['active', 'resolved']).default('active'),
  kind: z.enum(['system', 'smart']).optional(),
  cursor: z.string().max(600).optional(),
})

export const alertsPage = z.object({
  items: z.array(alert),
  nextCursor: z.string().nullable(),
  /** Of all that are open, whatever is asked for. */
  open: z.object({ critical: z.int(), high: z.int(), medium: z.int() }),
})
export type AlertsPage = z.infer<typeof alertsPage>
