import type { Operator } from '#platform/config/settings.ts'
import { os } from '#platform/http/implement.ts'

/** Whom people write to, as the operator of this installation set it up; for guests too. */
export function supportRoutes(operator: Operator) {
  return { contacts: os.support.contacts.handler(() => operator) }
}
