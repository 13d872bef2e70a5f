import type { MessageTemplate } from '@lya/contract/backoffice/message-templates.ts'
import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import { faultOf } from '@lya/core/backoffice/messages/refuse-content.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  deleteTemplate,
  isTemplateDrafted,
  lockTemplate,
  storeTemplate,
} from '#backoffice/templates/templates.store.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'

const table = 'modelos_mensagem'

/** @throws Refusal with what keeps it from being sent. */
export function refuseContent(content: MessageContent): void {
  const fault = faultOf(content)
  if (fault) throw new Refusal('invalid', fault.code, { data: fault })
}

/** @throws Refusal as `refuseContent`, `templates.stale`, `templates.missing`. */
export async function saveTemplate(
  { tx, clock, note }: AdminContext,
  wanted: MessageContent & { id: string; name: string; version: number },
): Promise<MessageTemplate> {
  refuseContent(wanted)
  const { id, version } = wanted
  const stored = await lockTemplate(tx, id)
  if (stored) refuseStale('templates.stale', version, { stored, yours: () => wanted })
  else if (version > 0) throw new Refusal('missing', 'templates.missing')
  const saved = await storeTemplate(tx, { ...wanted, at: clock.now() })
  await note({
    action: 'templates.saved',
    table,
    recordId: id,
    ...(stored ? { oldValues: { ...stored } } : {}),
    newValues: { ...saved },
  })
  return saved
}

/** What was launched keeps its own words. @throws `templates.missing`, `templates.in-use` */
export async function removeTemplate({ tx, note }: AdminContext, id: string): Promise<void> {
  const stored = await lockTemplate(tx, id)
  if (!stored) throw new Refusal('missing', 'templates.missing')
  if (await isTemplateDrafted(tx, id)) throw new Refusal('conflict', 'templates.in-use')
  await deleteTemplate(tx, id)
  await note({ action: 'templates.removed', table, recordId: id, oldValues: { ...stored } })
}
