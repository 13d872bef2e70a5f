import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'

const key = 'lya-draft'

/** What this person has written to Lya and not sent, in this tab. */
export function readChatDraft(userId: string): string {
  const kept = readJson('session', key) as { userId?: unknown; text?: unknown } | null
  return kept?.userId === userId && typeof kept.text === 'string' ? kept.text : ''
}

export function keepChatDraft(userId: string, text: string): void {
  if (text === '') dropChatDraft()
  else writeJson('session', key, { userId, text })
}

export function dropChatDraft(): void {
  dropJson('session', key)
}
