import { rights, roles } from '@lya/core/people/roles/roles.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'

/** Who is in the back-office, and what they may do there. */
export const me = {
  get: forOperators()
    .route({ method: 'GET', path: '/admin/me', summary: "The operator's own name and rights" })
    .output(
      z.object({
        userId: z.string(),
        name: z.string(),
        email: z.string(),
        roles: z.array(z.enum(roles)),
        rights: z.array(z.enum(rights)),
      }),
    ),
}
