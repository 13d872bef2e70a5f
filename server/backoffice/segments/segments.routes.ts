import { previewSegment } from '#backoffice/segments/audience.queries.ts'
import { removeSegment, saveSegment } from '#backoffice/segments/save-segment.ts'
import { listSegments } from '#backoffice/segments/segments.store.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { signedIn } from '#platform/http/implement.ts'

const zone = 'America/Sao_Paulo'
const reason = 'marketing routine'

/** Who is meant, by conditions instead of names. */
export const segmentsRoutes = {
  list: signedIn.admin.segments.list.handler(({ context }) =>
    readAsAdmin(context.db, async (tx) => ({ items: await listSegments(tx) })),
  ),
  preview: signedIn.admin.segments.preview.handler(({ input, context }) =>
    readAsAdmin(context.db, (tx) => previewSegment(tx, input.rule, todayIn(context.clock, zone))),
  ),
  save: signedIn.admin.segments.save.handler(({ input, context }) =>
    asAdmin(context, operatorOf(context), reason, (ctx) => saveSegment(ctx, input)),
  ),
  remove: signedIn.admin.segments.remove.handler(({ input, context }) =>
    asAdmin(context, operatorOf(context), reason, async (ctx) => {
      await removeSegment(ctx, input.id)
      return { items: await listSegments(ctx.tx) }
    }),
  ),
}
