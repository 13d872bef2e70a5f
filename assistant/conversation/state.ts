import type { SeenSource } from '#codes/seen.ts'
import type { Choosable, Habit, Query, Repeatable } from '#conversation/effect.ts'
import type { EffectResult, Option, Slot } from '#conversation/effect-result.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { TransactionType } from '#understanding/draft.ts'

/** A transaction as plain JSON. */
export interface KeptDraft {
  type: TransactionType
  amountCents: number
  /** YYYY-MM-DD */
  date: string
  categoryId: string | null
  description: string
}

/** What one answer can add to a transaction. */
export type Missing = 'amount' | 'subject' | 'type'

/** The question that the next message may answer. It lapses at the end of `expiresOn`. */
export interface PendingQuestion {
  missing: Missing
  /** What is known; the missing part is 0, '' or a guess. */
  draft: KeptDraft
  /** Transactions of the same message that lack nothing; they are written with the answer. */
  ready: KeptDraft[]
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
  /** It was asked once more, after an answer that told nothing. */
  isRepeated?: true
}

/** What waits until the person has chosen one of several. */
export interface PendingChoice {
  effect: Choosable
  slot: Slot
  options: Option[]
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
  /** It was asked once more, after an answer that told nothing. */
  isRepeated?: true
}

/** What was asked after a category was corrected. */
export interface PendingHabit {
  habit: Habit
  categoryName: string
  stage: 'always' | 'past'
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** A transaction that was read in a picture or guessed, until the person has said yes. */
export interface PendingReading {
  source: SeenSource
  /** What is awaited: the missing amount, a yes, or what is to be corrected. */
  stage: 'amount' | 'confirm' | 'correct'
  /** The amount is 0 while it is missing. */
  draft: KeptDraft
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** What a reply registered or changed: the ground for "desfaz" and for corrections. */
export interface LastRegistration {
  undoId: string
  /** Those that it wrote and that may be spoken of. */
  transactions: (KeptDraft & { id?: string })[]
  /** Which rule made it; absent in what was kept before rules had names. */
  rule?: RuleName
  /** Absent in what was kept before this was told apart. */
  kind?: Extract<EffectResult, { undoId: string }>['kind']
  /** Of the goal, the payment or the category that it was about. */
  name?: string
  /** The ids of the transactions that it deleted. */
  gone?: string[]
  /** What does it again, once it was undone. */
  again?: Repeatable
}

/** What must be remembered between two messages, as plain JSON; `{}` is a new conversation. */
export interface ConversationState {
  pending?: PendingQuestion
  choice?: PendingChoice
  habit?: PendingHabit
  reading?: PendingReading
  last?: LastRegistration
  /** What was done before that, newest first: "desfaz" again takes it back. */
  earlier?: LastRegistration[]
  /** What was undone just now: "refaz" does it again. */
  undone?: LastRegistration
  /** Which rule made the last reply: the ground for "por quê?". */
  rule?: RuleName
  /** YYYY-MM-DD, the last day on which they were told that a message waits for their plan. */
  unpaidToldOn?: string
  /** It was offered to note what was written while the plan was closed. */
  keptOffer?: {
    /** YYYY-MM-DD, the last day on which an answer is taken. */
    expiresOn: string
  }
  /** The last question about one's own money: the ground for "e ontem?". */
  asked?: Query
}
