import type { Role } from '@lya/core/people/roles/roles.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  lockOperators,
  type OperatorRow,
  saveRoles,
  saveSuspension,
} from '#people/profile/index.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'
import { refuseOwnAccount } from '#platform/audit/refuse-own-account.ts'

/** Gives an operator these roles and no others; with none they are no operator any more. */
export async function changeRoles(
  ctx: AdminContext,
  { userId, roles }: { userId: string; roles: readonly Role[] },
): Promise<void> {
  const before = await findTarget(ctx, userId, (one) => roles.includes('admin') && !one.isSuspended)
  await saveRoles(ctx.tx, { userId, roles, at: ctx.clock.now() })
  await ctx.note({
    action: roles.length === 0 ? 'operators.revoked' : 'operators.roles-changed',
    table: 'profiles',
    recordId: userId,
    oldValues: { roles: before.roles },
    newValues: { roles },
  })
}

/** Keeps an operator out for as long as nobody lifts it; the roles stay. */
export async function changeSuspension(
  ctx: AdminContext,
  { userId, isSuspended }: { userId: string; isSuspended: boolean },
): Promise<void> {
  const before = await findTarget(ctx, userId, (one) => isOwner(one) && !isSuspended)
  await saveSuspension(ctx.tx, { userId, isSuspended, at: ctx.clock.now() })
  await ctx.note({
    action: isSuspended ? 'operators.suspended' : 'operators.suspension-lifted',
    table: 'profiles',
    recordId: userId,
    oldValues: { isSuspended: before.isSuspended },
    newValues: { isSuspended },
  })
}

const isOwner = ({ roles }: OperatorRow): boolean => roles.includes('admin')

/**
 * Holds every operator, so that of two owners at once the second sees what the first one did: who
 * is no owner any more changes nothing, and one owner who may enter is always left.
 *
 * @param staysOwner Whether the target is an owner who may enter once it is done.
 */
async function findTarget(
  { tx, operator }: AdminContext,
  userId: string,
  staysOwner: (target: OperatorRow) => boolean,
): Promise<OperatorRow> {
  refuseOwnAccount(operator, userId)
  const everybody = await lockOperators(tx)
  const mayEnter = everybody.filter((one) => isOwner(one) && !one.isSuspended)
  if (!mayEnter.some((one) => one.userId === operator.userId)) {
    throw new Refusal('forbidden', 'access.right-missing')
  }
  const target = everybody.find((one) => one.userId === userId)
  if (!target) throw new Refusal('missing', 'operators.missing')
  const left = mayEnter.filter((one) => one.userId !== userId).length + (staysOwner(target) ? 1 : 0)
  if (left === 0) throw new Refusal('conflict', 'operators.last-owner')
  return target
}
