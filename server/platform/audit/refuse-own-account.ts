import { Refusal } from '@lya/core/refusal.ts'
import type { Operator } from '#platform/audit/as-admin.ts'

/** Nobody acts on their own account. @throws `backoffice.own-account` */
export function refuseOwnAccount({ userId }: Pick<Operator, 'userId'>, targetId: string): void {
  if (userId === targetId) throw new Refusal('forbidden', 'backoffice.own-account')
}
