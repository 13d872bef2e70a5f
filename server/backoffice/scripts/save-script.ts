import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import { unknownVariables } from '@lya/core/backoffice/crm/script.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockScript, type StoredScript } from '#backoffice/scripts/scripts.queries.ts'
import { holdScripts, insertScript, rewriteScript } from '#backoffice/scripts/scripts.store.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'
import { newId } from '#platform/security/ids.ts'

type Content = Omit<CallScript, 'version'>

/**
 * Saves what is said for one kind of task.
 *
 * @param draft.version The one that was edited; null where there was none.
 * @throws Refusal `scripts.title-required`, `scripts.content-required`; `scripts.variable-unknown`
 *   with their names; `scripts.stale` with `{ yours, stored }`.
 */
export async function saveScript(
  ctx: AdminContext,
  { version, ...draft }: Content & { version: number | null },
): Promise<CallScript> {
  const { tx, clock, note } = ctx
  const script = checkedScript(draft)
  await holdScripts(tx)
  const stored = await lockScript(tx, script.type)
  if ((stored?.version ?? null) !== version) {
    const yours = { ...script, version: version ?? 0 }
    throw new Refusal('conflict', 'scripts.stale', {
      data: { yours, stored: stored && shown(stored) },
    })
  }
  const id = stored?.id ?? newId()
  if (stored) await rewriteScript(tx, { ...script, id })
  else await insertScript(tx, { ...script, id, at: clock.now() })
  await note({
    action: 'scripts.saved',
    table: 'call_scripts',
    recordId: id,
    ...(stored ? { oldValues: told(stored) } : {}),
    newValues: told(script),
  })
  return { ...script, version: (stored?.version ?? 0) + 1 }
}

/** As it crosses the wire. */
export function shown({ id: _id, ...script }: StoredScript): CallScript {
  return script
}

function checkedScript(draft: Content): Content {
  const title = tidyDescription(draft.title)
  if (title === '') throw new Refusal('invalid', 'scripts.title-required')
  const content = tidyLines(draft.content)
  if (content === '') throw new Refusal('invalid', 'scripts.content-required')
  const whatsappTemplate = tidyLines(draft.whatsappTemplate ?? '') || null
  const variables = unknownVariables([title, content, whatsappTemplate ?? ''].join('\n'))
  if (variables.length > 0) {
    throw new Refusal('invalid', 'scripts.variable-unknown', { data: { variables } })
  }
  return { ...draft, title, content, whatsappTemplate }
}

function tidyLines(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll('\0', '').trim()
}

function told({ type, title, content, whatsappTemplate, isActive }: Content) {
  return {
    script_type: type,
    title,
    content,
    whatsapp_template: whatsappTemplate,
    active: isActive,
  }
}
