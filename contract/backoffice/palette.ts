import { limits } from '@lya/core/limits.ts'
import { planStates } from '@lya/core/people/plan/plan.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { id } from '#fields.ts'

/** What the palette finds besides pages. */
export const palette = {
  people: forOperators()
    .route({
      method: 'GET',
      path: '/admin/palette/people',
      summary: 'A few people by name, e-mail or telephone, the newest first',
    })
    .input(z.object({ search: z.string().trim().min(2).max(limits.searchLengthMax) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            userId: id,
            name: z.string(),
            email: z.string().nullable(),
            phone: z.string().nullable(),
            planState: z.enum(planStates),
          }),
        ),
      }),
    ),
}
