import { createHash } from 'node:crypto'
import { readEmail } from '@lya/core/people/identity/email.ts'
import type { Role } from '@lya/core/people/roles/roles.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { insertInvitation } from '#backoffice/operators/invitations.store.ts'
import { invitationMail } from '#backoffice/operators/operators.mail.ts'
import { findOperatorByEmail } from '#backoffice/operators/operators.queries.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import { newId, newToken } from '#platform/security/ids.ts'

const daysGood = 7

export interface InviteParts {
  sendMail: SendMail
  publicUrl: string
}

/** What is kept of a link's token: whoever reads the table has no link. */
export const markOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Sends a link that makes an operator of whoever has proven this address. */
export async function invite(
  { tx, clock, operator, note }: AdminContext,
  { sendMail, publicUrl }: InviteParts,
  asked: { email: string; roles: readonly Role[] },
): Promise<void> {
  const reading = readEmail(asked.email)
  if ('refused' in reading) throw new Refusal('invalid', 'operators.email-invalid')
  const { email } = reading
  const known = await findOperatorByEmail(tx, email)
  if (known === operator.userId) throw new Refusal('forbidden', 'backoffice.own-account')
  if (known !== null) throw new Refusal('conflict', 'operators.already')
  const at = clock.now()
  const id = newId()
  const token = newToken()
  await insertInvitation(tx, {
    ...{ id, email, roles: asked.roles, mark: markOf(token), invitedBy: operator.userId, at },
    expiresAt: at.add({ hours: daysGood * 24 }),
  })
  await note({
    action: 'operators.invited',
    table: 'convites_operador',
    recordId: id,
    newValues: { roles: asked.roles },
  })
  const link = `${publicUrl}/admin/convite?token=${token}`
  await sendMail(tx, { to: email, ...invitationMail({ link, roles: asked.roles }) })
}
