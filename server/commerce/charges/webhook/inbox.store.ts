import { InboxStore } from '#platform/inbox/index.ts'

/** What is about a charge, and what is only kept. */
export type EventKind = 'cobranca' | 'outro'

/** `ignorada`: of no charge of ours. */
export type Outcome = 'ignorada'

export const inbox = new InboxStore<EventKind, Outcome>('eventos_asaas')
