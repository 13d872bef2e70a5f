import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { adminPerson } from '#backoffice/admin-person.ts'
import { peopleFilter, peopleOrder } from '#backoffice/people-filter.ts'
import { id } from '#fields.ts'

export const peopleRefusals = ['people.cursor-invalid'] as const

const page = peopleFilter.extend({
  ...peopleOrder.shape,
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSizeDefault),
})

/** Counting ends here; a screen says 'mais de 10.000'. */
export const countedPeopleMax = 10_000

/** What `GET /admin/people/export.csv` takes, which is mounted beside the API. */
export const peopleExport = peopleFilter.extend({
  ...peopleOrder.shape,
  /** Only these, separated by commas: what was chosen on a page. */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(limits.pageSizeMax))
    .optional(),
})
/** Rows of one file; what is beyond is for a narrower filter. */
export const exportedPeopleMax = 100_000

export const people = {
  list: forOperators()
    .route({ method: 'GET', path: '/admin/people', summary: 'Any order and narrowing, by key' })
    .input(page)
    .output(z.object({ items: z.array(adminPerson), nextCursor: z.string().nullable() })),
  count: forOperators()
    .route({
      method: 'GET',
      path: '/admin/people/count',
      description: `Counting ends one beyond ${countedPeopleMax}.`,
    })
    .input(peopleFilter)
    .output(z.object({ people: z.int() })),
  trialFigures: forOperators()
    .route({ method: 'GET', path: '/admin/people/trial-figures', summary: 'The cards of trials' })
    .output(
      z.object({
        total: z.int(),
        active: z.int(),
        expiring: z.int(),
        expired: z.int(),
        /** With an engagement of 70 or more, of those whose trial runs. */
        ready: z.int(),
      }),
    ),
  subscriberFigures: forOperators()
    .route({
      method: 'GET',
      path: '/admin/people/subscriber-figures',
      summary: 'The cards of subscribers',
    })
    .output(
      z.object({
        /** All whose plan is ATIVO: the next three together. */
        total: z.int(),
        active: z.int(),
        expiring: z.int(),
        expired: z.int(),
        suspended: z.int(),
        /** With a churn score of 70 or more, of those whose plan is ATIVO. */
        atRisk: z.int(),
      }),
    ),
}
