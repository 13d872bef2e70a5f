import { addRole } from '#people/profile/profile.store.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Lets the person with this e-mail into the back-office, as the system. Doing it again changes
 * nothing and leaves no second audit row.
 */
export async function grantBackOffice(
  ctx: { tx: Tx; clock: Clock },
  email: string,
): Promise<'granted' | 'had-it' | 'unknown'> {
  const person = await addRole(ctx.tx, email.trim(), 'admin')
  if (!person) return 'unknown'
  if (person.hadIt) return 'had-it'
  await recordAudit(ctx, {
    action: 'profile.back-office-granted',
    adminId: null,
    targetUserId: person.userId,
  })
  return 'granted'
}
