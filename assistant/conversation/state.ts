import type { TransactionType } from '#understanding/draft.ts'

/** What an unfinished transaction is known to be. A missing field is what Lya still has to ask. */
export interface OpenDraft {
  type?: TransactionType
  amountCents?: number
  /** YYYY-MM-DD */
  date: string
  description?: string
}

/** The question that the next message may answer. It lapses at the end of `expiresOn`. */
export interface PendingQuestion {
  missing: 'amount' | 'subject' | 'type'
  draft: OpenDraft
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** What the last reply registered: the ground for "desfaz" and for "e mais 8 de sobremesa". */
export interface LastRegistration {
  undoId: string
  transactions: { type: TransactionType; amountCents: number; date: string; description: string }[]
}

/** What must be remembered between two messages, as plain JSON; `{}` is a new conversation. */
export interface ConversationState {
  pending?: PendingQuestion
  last?: LastRegistration
}
