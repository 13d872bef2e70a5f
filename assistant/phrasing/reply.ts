import type { Missing } from '#conversation/state.ts'
import type { Intent, TransactionDraft } from '#understanding/draft.ts'

/** Intents that Lya recognises and cannot carry out in the chat yet. */
export type LaterIntent = Exclude<
  Intent,
  'log' | 'clarify' | 'none' | 'greeting' | 'help' | 'thanks'
>

export interface RegisteredReply {
  kind: 'log'
  transactions: TransactionDraft[]
  today: Temporal.PlainDate
}

export interface QuestionReply {
  kind: 'ask'
  missing: Missing
  description: string
  amountCents: number
  /** An amount was told, and it is nothing, negative, foreign or beyond every bound. */
  isOutOfBounds: boolean
  /** For quick replies to "o que foi?". */
  categoryNames?: string[]
}

/** What there is to say, before it is put into words. */
export type Reply =
  | RegisteredReply
  | QuestionReply
  | { kind: 'undo' }
  | { kind: 'later'; intent: LaterIntent }
  | { kind: 'greeting' }
  | { kind: 'help' }
  | { kind: 'thanks' }
  | { kind: 'none'; reason: 'own-move' | 'unmeant' | 'unclear' }
  | { kind: 'dropped' }

/** One message of Lya's. */
export interface ReplyDraft {
  text: string
  /** At most three. */
  quickReplies: string[]
  /** The reply told of something that "desfazer" takes back. */
  undoable: boolean
}

/** A reply that only speaks. */
export function plainReply(text: string, quickReplies: string[] = []): ReplyDraft {
  return { text, quickReplies, undoable: false }
}
