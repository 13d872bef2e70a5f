import { limits } from '@lya/core/limits.ts'
import { roles } from '@lya/core/people/roles/roles.ts'
import * as z from 'zod'
import { forOperators, forSignedIn } from '#access.ts'
import { id, reason } from '#fields.ts'

export const operatorsRefusals = [
  'operators.missing',
  'operators.already',
  'operators.last-owner',
  'operators.email-invalid',
  'operators.invitation-over',
  'operators.invitation-for-another',
  'operators.address-unproven',
] as const

const heldRoles = z.array(z.enum(roles)).min(1).max(roles.length)

const operator = z.object({
  userId: id,
  name: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  hasSecondFactor: z.boolean(),
  /** Null while they may enter. */
  suspendedAt: z.string().nullable(),
})
export type ListedOperator = z.infer<typeof operator>

const invitation = z.object({
  id,
  email: z.string(),
  roles: z.array(z.enum(roles)),
  invitedBy: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitation>

const list = z.object({ operators: z.array(operator), invitations: z.array(invitation) })
const target = z.object({ userId: id, reason })

/** Who may enter the back-office, and as what. Nobody changes what they may do themselves. */
export const operators = {
  list: forOperators('owner').route({ method: 'GET', path: '/admin/operators' }).output(list),
  setRoles: forOperators('owner')
    .route({ method: 'PUT', path: '/admin/operators/{userId}/roles' })
    .input(target.extend({ roles: heldRoles }))
    .output(list),
  suspend: forOperators('owner')
    .route({
      method: 'POST',
      path: '/admin/operators/{userId}/suspension',
      description: 'Their roles count for nothing from their next call on.',
    })
    .input(target)
    .output(list),
  lift: forOperators('owner')
    .route({ method: 'POST', path: '/admin/operators/{userId}/suspension/lift' })
    .input(target)
    .output(list),
  revoke: forOperators('owner')
    .route({ method: 'POST', path: '/admin/operators/{userId}/revocation' })
    .input(target)
    .output(list),
  invite: forOperators('owner')
    .route({
      method: 'POST',
      path: '/admin/operators/invitations',
      description:
        'Sends a link that serves once, for seven days, and only to whoever signs in with this ' +
        'address and has proven it. A new one ends the one before.',
    })
    .input(z.object({ email: z.string().max(limits.emailLengthMax), roles: heldRoles }))
    .output(list),
  cancelInvitation: forOperators('owner')
    .route({ method: 'DELETE', path: '/admin/operators/invitations/{id}' })
    .input(z.object({ id }))
    .output(list),
  accept: forSignedIn
    .route({ method: 'POST', path: '/admin/operators/invitations/accept' })
    .input(z.object({ token: z.string().min(1).max(100) }))
    .output(z.object({ roles: z.array(z.enum(roles)) })),
}
