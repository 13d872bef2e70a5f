import type { TransactionDraft } from '#understanding/draft.ts'

/** What a text is that a bank, a wallet or a shop wrote. */
export type Notice =
  | { status: 'told'; transactions: TransactionDraft[] }
  | { status: 'parted'; transaction: TransactionDraft; count: number }
  /** To be paid; `transaction` is what it would then be. */
  | { status: 'ahead'; transaction: TransactionDraft; dueOn: Temporal.PlainDate | null }
  | { status: 'left'; reason: LeftReason }

export type LeftReason =
  | 'own-move'
  | 'card-bill'
  | 'closed-bill'
  | 'refused'
  | 'offer'
  | 'code'
  | 'balance'
