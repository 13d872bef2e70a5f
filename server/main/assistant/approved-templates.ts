import { numberedBody } from '@lya/core/backoffice/messages/variables.ts'
import { lateTemplate } from '#assistant/whatsapp/index.ts'
import { findTemplateText } from '#backoffice/templates/index.ts'
import { noticeKinds } from '#main/notice-kinds.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

const own = new Map(
  [lateTemplate, ...noticeKinds.flatMap(({ template }) => template ?? [])].map((template) => [
    template.name,
    template.body,
  ]),
)

/** The simulated Meta approves our own templates, and those that operators saved for campaigns. */
export function approvedTemplates(db: Database): (name: string) => Promise<string | null> {
  return async (name) => {
    const body = own.get(name)
    if (body !== undefined) return body
    const saved = await asSystem(db, (tx) => findTemplateText(tx, name))
    return saved === null ? null : numberedBody(saved)
  }
}
