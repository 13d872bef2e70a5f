import type { OutgoingMessage } from '#assistant/outbox.model.ts'
import { keptOutbox, useMine } from '#connection/outbox/kept-outbox.ts'

const outbox = keptOutbox<OutgoingMessage>('lya-waiting-messages', { orInMemory: true })

export const readOutbox = outbox.read
export const changeOutbox = outbox.change
export const useMyOutbox = (): OutgoingMessage[] => useMine(outbox)

/** What was written in this page; all else was left by a page that may have been another's. */
const fresh = new Set<string>()

export function noteFresh(id: string): void {
  fresh.add(id)
}

export function isFresh(id: string): boolean {
  return fresh.has(id)
}
