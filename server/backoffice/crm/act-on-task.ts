import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { type Shown, workedTask } from '#backoffice/crm/shown-task.ts'
import { findTask } from '#backoffice/crm/tasks.queries.ts'
import { findScripts } from '#backoffice/scripts/index.ts'
import { type AdminContext, asAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

/** What the slice is told at the start. */
export interface CrmParts {
  /** Where people choose a plan. */
  publicUrl: string
}

export type Calling = RequestContext & { actor: Actor }
/** What work on a task is given. */
export type Working = AdminContext & { shown: Shown }

/** Routine work: nobody is asked for a reason. */
export const reason = 'work on a task'

export const shownTo = ({ actor, clock }: Calling): Shown => ({
  viewer: { userId: actor.userId, name: actor.name },
  now: clock.now(),
})

/** Does something with a task, in one transaction, and tells every open back-office. */
export async function actOnTask(
  context: Calling,
  { publicUrl }: CrmParts,
  work: (ctx: Working) => Promise<string>,
): Promise<{ task: WorkedTask }> {
  const shown = shownTo(context)
  const task = await asAdmin(context, operatorOf(context), reason, async (ctx) => {
    const id = await work({ ...ctx, shown })
    return showTask(ctx.tx, id, { ...shown, publicUrl })
  })
  tellOperators(context)
  return { task }
}

export function tellOperators(context: Calling): void {
  context.announce(everyOperator, ['admin:crm'])
}

/** @throws Refusal `crm.missing` */
export async function showTask(tx: Tx, id: string, shown: Shown & CrmParts): Promise<WorkedTask> {
  const row = await findTask(tx, id)
  if (!row) throw new Refusal('missing', 'crm.missing')
  return workedTask(row, { ...shown, scripts: await findScripts(tx) })
}
