import { Refusal } from '@lya/core/refusal.ts'
import { acceptInvitation } from '#backoffice/operators/accept-invitation.ts'
import { changeRoles, changeSuspension } from '#backoffice/operators/change-operator.ts'
import { deleteInvitation } from '#backoffice/operators/invitations.store.ts'
import { type InviteParts, invite } from '#backoffice/operators/invite.ts'
import { listInvitations, listOperators } from '#backoffice/operators/operators.queries.ts'
import { type AdminContext, asAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import { signedIn } from '#platform/http/implement.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

type Context = RequestContext & { actor: Actor }
const procedures = signedIn.admin.operators

/** The procedures of /admin/settings. */
export function operatorsRoutes(parts: InviteParts) {
  return {
    list: procedures.list.handler(({ context }) => everybody(context)),

    setRoles: procedures.setRoles.handler(({ input: { userId, roles, reason }, context }) =>
      change(context, { userId, reason }, (ctx) => changeRoles(ctx, { userId, roles })),
    ),
    suspend: procedures.suspend.handler(({ input, context }) =>
      change(context, input, (ctx) =>
        changeSuspension(ctx, { userId: input.userId, isSuspended: true }),
      ),
    ),
    lift: procedures.lift.handler(({ input, context }) =>
      change(context, input, (ctx) =>
        changeSuspension(ctx, { userId: input.userId, isSuspended: false }),
      ),
    ),
    revoke: procedures.revoke.handler(({ input, context }) =>
      change(context, input, (ctx) => changeRoles(ctx, { userId: input.userId, roles: [] })),
    ),

    invite: procedures.invite.handler(({ input, context }) =>
      change(context, { reason: 'invited an operator' }, (ctx) => invite(ctx, parts, input)),
    ),
    cancelInvitation: procedures.cancelInvitation.handler(({ input, context }) =>
      change(context, { reason: 'cancelled an invitation' }, async ({ tx, note }) => {
        if (!(await deleteInvitation(tx, input.id))) {
          throw new Refusal('missing', 'operators.invitation-over')
        }
        await note({
          action: 'operators.invitation-cancelled',
          table: 'convites_operador',
          recordId: input.id,
        })
      }),
    ),

    accept: procedures.accept.handler(async ({ input, context }) => {
      const { db, clock, actor, ip } = context
      const invited = { ...actor, address: ip }
      const roles = await asSystem(db, (tx) =>
        acceptInvitation({ tx, clock }, invited, input.token),
      )
      context.announce(actor.userId, ['profile'])
      context.announce(everyOperator, ['admin:operators'])
      return { roles }
    }),
  }
}

async function change(
  context: Context,
  { userId, reason }: { userId?: string; reason: string },
  work: (ctx: AdminContext) => Promise<void>,
) {
  await asAdmin(context, operatorOf(context), reason, work)
  // Their screens look again who they are, and leave the back-office if they have to.
  if (userId !== undefined) context.announce(userId, ['profile'])
  context.announce(everyOperator, ['admin:operators'])
  return everybody(context)
}

/** As the system, since sign-in's tables are nobody else's; it shows operators to their owner. */
function everybody({ db, clock }: Context) {
  return asSystem(db, async (tx) => ({
    operators: await listOperators(tx),
    invitations: await listInvitations(tx, clock.now()),
  }))
}
