import type { Role } from '@lya/core/people/roles/roles.ts'
import { listRoleHolders } from '#people/profile/profile.queries.ts'
import { addRole, removeRole } from '#people/profile/profile.store.ts'
import { type Deed, recordAudit } from '#platform/audit/record-audit.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'

interface Context {
  tx: Tx
  clock: Clock
  log: Log
}

/**
 * Lets the person who has proven this e-mail into the back-office, as the system. Doing it again
 * changes nothing and leaves no second audit row.
 */
export async function grantBackOffice(
  ctx: Context,
  email: string,
  role: Role,
): Promise<'granted' | 'had-it' | 'unproven' | 'unknown'> {
  const person = await addRole(ctx.tx, { email: email.trim(), role, at: ctx.clock.now() })
  if (!person) return 'unknown'
  if (!person.isProven) return 'unproven'
  if (person.hadIt) return 'had-it'
  await audit(ctx, 'profile.back-office-granted', { ...person, role })
  return 'granted'
}

/** Takes the role from the person with this e-mail from their next call on. */
export async function revokeBackOffice(
  ctx: Context,
  email: string,
  role: Role,
): Promise<'revoked' | 'had-it-not' | 'unknown'> {
  const person = await removeRole(ctx.tx, { email: email.trim(), role, at: ctx.clock.now() })
  if (!person) return 'unknown'
  if (!person.hadIt) return 'had-it-not'
  await audit(ctx, 'profile.back-office-revoked', { ...person, role })
  return 'revoked'
}

/** Who may enter the back-office, by e-mail. */
export function listBackOffice(tx: Tx): Promise<{ email: string; name: string; roles: Role[] }[]> {
  return listRoleHolders(tx)
}

function audit(
  ctx: Context,
  action: Deed['action'],
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  ctx.log.info('role changed', { action, role, userId })
  return recordAudit(ctx, null, {
    action,
    table: 'profiles',
    recordId: userId,
    newValues: { role },
  })
}
