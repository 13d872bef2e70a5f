import { hasRight, rights } from '@lya/core/people/roles/roles.ts'
import { signedIn } from '#platform/http/implement.ts'

/** What an operator is told of themselves. */
export const meRoutes = {
  get: signedIn.admin.me.get.handler(({ context }) => {
    const { userId, name, email, roles } = context.actor
    return { userId, name, email, roles, rights: rights.filter((right) => hasRight(roles, right)) }
  }),
}
