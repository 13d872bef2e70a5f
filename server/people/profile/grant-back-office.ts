import { listRoleHolders } from '#people/profile/profile.queries.ts'
import { addRole, removeRole } from '#people/profile/profile.store.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'

interface Context {
  tx: Tx
  clock: Clock
  log: Log
}

const role = 'admin'

/**
 * Lets the person who has proven this e-mail into the back-office, as the system. Doing it again
 * changes nothing and leaves no second audit row.
 */
export async function grantBackOffice(
  ctx: Context,
  email: string,
): Promise<'granted' | 'had-it' | 'unproven' | 'unknown'> {
  const person = await addRole(ctx.tx, { email: email.trim(), role, at: ctx.clock.now() })
  if (!person) return 'unknown'
  if (!person.isProven) return 'unproven'
  if (person.hadIt) return 'had-it'
  await audit(ctx, 'profile.back-office-granted', person.userId)
  return 'granted'
}

/** Shuts the person with this e-mail out of the back-office from their next call on. */
export async function revokeBackOffice(
  ctx: Context,
  email: string,
): Promise<'revoked' | 'had-it-not' | 'unknown'> {
  const person = await removeRole(ctx.tx, { email: email.trim(), role, at: ctx.clock.now() })
  if (!person) return 'unknown'
  if (!person.hadIt) return 'had-it-not'
  await audit(ctx, 'profile.back-office-revoked', person.userId)
  return 'revoked'
}

/** Who may enter the back-office, by e-mail. */
export function listBackOffice(tx: Tx): Promise<{ email: string; name: string }[]> {
  return listRoleHolders(tx, role)
}

function audit(ctx: Context, action: string, userId: string): Promise<void> {
  ctx.log.info('role changed', { action, role, userId })
  return recordAudit(ctx, null, { action, table: 'profiles', recordId: userId })
}
