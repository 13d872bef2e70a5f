import { actOnTask, type CrmParts, reason, tellOperators } from '#backoffice/crm/act-on-task.ts'
import { createTask, deleteTask, updateTask } from '#backoffice/crm/edit-task.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { signedIn } from '#platform/http/implement.ts'

const { tasks } = signedIn.admin.crm

export function editingRoutes(parts: CrmParts) {
  return {
    create: tasks.create.handler(({ input, context }) =>
      actOnTask(context, parts, (ctx) => createTask(ctx, input)),
    ),
    update: tasks.update.handler(({ input, context }) =>
      actOnTask(context, parts, async (ctx) => {
        await updateTask(ctx, input, ctx.shown)
        return input.id
      }),
    ),
    delete: tasks.delete.handler(async ({ input, context }) => {
      await asAdmin(context, operatorOf(context), reason, (ctx) => deleteTask(ctx, input.id))
      tellOperators(context)
      return { isDeleted: true as const }
    }),
  }
}
