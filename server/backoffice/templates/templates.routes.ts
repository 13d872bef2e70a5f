import { Refusal } from '@lya/core/refusal.ts'
import { messageValues } from '#backoffice/templates/message-values.ts'
import { previewMessage } from '#backoffice/templates/preview-message.ts'
import { refuseContent, removeTemplate, saveTemplate } from '#backoffice/templates/save-template.ts'
import { findSubject } from '#backoffice/templates/subject.queries.ts'
import { listTemplates } from '#backoffice/templates/templates.store.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { signedIn } from '#platform/http/implement.ts'

const reason = 'marketing routine'

/** What campaigns say. */
export function templatesRoutes({ publicUrl }: { publicUrl: string }) {
  return {
    list: signedIn.admin.messageTemplates.list.handler(({ context }) =>
      readAsAdmin(context.db, async (tx) => ({ items: await listTemplates(tx) })),
    ),
    preview: signedIn.admin.messageTemplates.preview.handler(async ({ input, context }) => {
      refuseContent(input)
      const { userId, timeZone } = context.actor
      const subject = await readAsAdmin(context.db, (tx) => findSubject(tx, userId))
      if (!subject) throw new Refusal('missing', 'templates.missing')
      const now = context.clock.now().toZonedDateTimeISO(timeZone)
      const { channel } = input
      return previewMessage(input, messageValues(subject, { channel, now, publicUrl }))
    }),
    save: signedIn.admin.messageTemplates.save.handler(({ input, context }) =>
      asAdmin(context, operatorOf(context), reason, (ctx) => saveTemplate(ctx, input)),
    ),
    remove: signedIn.admin.messageTemplates.remove.handler(({ input, context }) =>
      asAdmin(context, operatorOf(context), reason, async (ctx) => {
        await removeTemplate(ctx, input.id)
        return { items: await listTemplates(ctx.tx) }
      }),
    ),
  }
}
