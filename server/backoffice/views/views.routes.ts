import { removeView } from '#backoffice/views/remove-view.ts'
import { saveView } from '#backoffice/views/save-view.ts'
import { listViews } from '#backoffice/views/views.store.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { signedIn } from '#platform/http/implement.ts'

const procedures = signedIn.admin.views
const reason = "the operator's own view of a list"

export const viewsRoutes = {
  list: procedures.list.handler(async ({ context: { db, actor }, input }) => ({
    items: await readAsAdmin(db, (tx) => listViews(tx, actor.userId, input.page)),
  })),
  save: procedures.save.handler(({ context, input }) =>
    asAdmin(context, operatorOf(context), reason, (ctx) => saveView(ctx, input)),
  ),
  remove: procedures.remove.handler(({ context, input }) =>
    asAdmin(context, operatorOf(context), reason, (ctx) => removeView(ctx, input.id)),
  ),
}
