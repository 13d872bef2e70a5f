import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import { type ScriptType, unknownVariables } from '@lya/core/backoffice/crm/script.ts'
import { scriptsCopy as copy } from '#backoffice/scripts/scripts.copy.ts'

/** What is edited; `version` is null where there was none. */
export type ScriptDraft = {
  title: string
  content: string
  whatsappTemplate: string
  isActive: boolean
  version: number | null
}

export const textFields = ['title', 'content', 'whatsappTemplate'] as const
export type TextField = (typeof textFields)[number]
export type DraftProblems = Partial<Record<TextField, string>>

export function draftOf(script: CallScript | undefined): ScriptDraft {
  if (!script)
    return { title: '', content: '', whatsappTemplate: '', isActive: true, version: null }
  const { title, content, whatsappTemplate, isActive, version } = script
  return { title, content, whatsappTemplate: whatsappTemplate ?? '', isActive, version }
}

/** Everything that stands in the way of saving. */
export function problemsOf(draft: ScriptDraft): DraftProblems {
  const problems: DraftProblems = {}
  for (const field of textFields) {
    const unknown = unknownVariables(draft[field])
    if (unknown.length > 0) problems[field] = copy.unknown(unknown)
  }
  if (draft.title.trim() === '') problems.title = copy.nameMissing
  if (draft.content.trim() === '') problems.content = copy.contentMissing
  return problems
}

export function savedOf(type: ScriptType, draft: ScriptDraft) {
  return { ...draft, type, whatsappTemplate: draft.whatsappTemplate.trim() || null }
}

/** A variable in place of what is selected, and where the cursor is after it. */
export function withVariable(
  text: string,
  { from, to, name }: { from: number; to: number; name: string },
): { text: string; cursor: number } {
  const written = `{{${name}}}`
  return {
    text: text.slice(0, from) + written + text.slice(to),
    cursor: from + written.length,
  }
}
