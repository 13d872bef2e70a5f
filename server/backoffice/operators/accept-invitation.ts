import type { Role } from '@lya/core/people/roles/roles.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { takeInvitation } from '#backoffice/operators/invitations.store.ts'
import { markOf } from '#backoffice/operators/invite.ts'
import { joinRoles } from '#people/profile/index.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface Invited {
  userId: string
  email: string
  emailVerified: boolean
  address: string
}

/**
 * Makes an operator of whoever was invited, as the system. The link alone is not enough: the
 * account has this address, and has proven it, so that a link that was passed on opens nothing.
 */
export async function acceptInvitation(
  { tx, clock }: { tx: Tx; clock: Clock },
  { userId, email, emailVerified, address }: Invited,
  token: string,
): Promise<Role[]> {
  const at = clock.now()
  const found = await takeInvitation(tx, markOf(token), at)
  if (!found) throw new Refusal('missing', 'operators.invitation-over')
  if (found.email !== email.toLowerCase()) {
    throw new Refusal('forbidden', 'operators.invitation-for-another')
  }
  if (!emailVerified) throw new Refusal('forbidden', 'operators.address-unproven')
  const roles = await joinRoles(tx, { userId, roles: found.roles, at })
  await recordAudit(
    { tx, clock },
    { userId, address, reason: 'accepted an invitation' },
    {
      action: 'operators.invitation-accepted',
      table: 'profiles',
      recordId: userId,
      newValues: { roles, invitation: found.id },
    },
  )
  return roles
}
