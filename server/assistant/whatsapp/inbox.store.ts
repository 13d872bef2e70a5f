import { InboxStore, type WaitingEvent } from '#platform/inbox/index.ts'

/** What WhatsApp tells: messages, what became of replies, and what we know nothing of. */
export type EventKind = 'mensagem' | 'situacao' | 'outro'

/** How a message may end besides the ways of every inbox. */
export type Outcome =
  | 'silenciosa'
  | 'convidada'
  | 'ja-convidada'
  | 'vinculada'
  | 'codigo-errado'
  | 'ignorada'

export type WhatsAppEvent = WaitingEvent<EventKind>

export const inbox = new InboxStore<EventKind, Outcome>('eventos_whatsapp')
