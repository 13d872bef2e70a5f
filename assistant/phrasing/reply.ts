import type { TransactionDraft } from '#understanding/draft.ts'

/** What there is to say, before it is put into words. */
export type Reply =
  | { kind: 'log'; transactions: TransactionDraft[]; today: Temporal.PlainDate }
  | { kind: 'undo' }
  | { kind: 'none' }

/** One message of Lya's. */
export interface ReplyDraft {
  text: string
  /** At most three. */
  quickReplies: string[]
  /** The reply told of something that "desfazer" takes back. */
  undoable: boolean
}
