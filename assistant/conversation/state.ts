import type { SeenSource } from '#codes/seen.ts'
import type { PendingBill, PendingDue } from '#conversation/coming/coming-state.ts'
import type {
  Choosable,
  Effect,
  Habit,
  Purchase,
  Query,
  RecurringDraft,
  Repeatable,
} from '#conversation/effect.ts'
import type { EffectResult, Option, Slot } from '#conversation/effect-result.ts'
import type { PendingLimit } from '#conversation/limits/limit-state.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Intent, TransactionType } from '#understanding/draft.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

/** A transaction as plain JSON. */
export interface KeptDraft {
  type: TransactionType
  amountCents: number
  /** YYYY-MM-DD */
  date: string
  categoryId: string | null
  description: string
  /** How the amount was worked out, where it was. */
  sum?: Sum
}

/** What one answer can add to a transaction. */
export type Missing = 'amount' | 'subject' | 'type'

export interface Counted {
  count: number
  /** In the singular. */
  unit: string
}

/** The question that the next message may answer. It lapses at the end of `expiresOn`. */
export interface PendingQuestion {
  kind: 'question'
  missing: Missing
  /** What is known; the missing part is 0, '' or a guess. */
  draft: KeptDraft
  /** How many there were of what is asked for, so that the price of one will do. */
  counted?: Counted
  /** What each of some people got, in centavos, where it is asked how many they are. */
  eachCents?: number
  /** What is written where nobody remembers, in centavos: of "trinta e poucos" thirty. */
  orElse?: number
  /** Transactions of the same message that lack nothing; they are written with the answer. */
  ready: KeptDraft[]
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
  /** It was asked once more, after an answer that told nothing. */
  isRepeated?: true
}

/** What waits until the person has chosen one of several. */
export interface PendingChoice {
  kind: 'choice'
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
  kind: 'habit'
  habit: Habit
  categoryName: string
  stage: 'always' | 'past'
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** A transaction that was read in a picture or is only likely, until the person has said yes. */
export interface PendingReading {
  kind: 'reading'
  source: SeenSource
  /** What is awaited: the missing amount, a yes, or what is to be corrected. */
  stage: 'amount' | 'confirm' | 'correct'
  /** YYYY-MM-DD by when it is to be paid. */
  dueOn?: string
  /** It is still to come in: a yes says that they will tell. */
  isAhead?: true
  /** The amount is 0 while it is missing. */
  draft: KeptDraft
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** An entry that was written before it was known what it was. */
export interface PendingName {
  kind: 'name'
  id: string
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** A goal that was wished, and of which it was not said how much. */
export interface PendingGoal {
  kind: 'goal'
  name: string
  /** YYYY-MM-DD by when it is to be reached. */
  targetDate: string | null
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** Several bills with their days, of which it was not said whether they were paid. */
export interface PendingBills {
  kind: 'bills'
  bills: RecurringDraft[]
  /** YYYY-MM-DD on which each was paid, if it was. */
  dates: string[]
  /** They are told to fall due: it is offered to remind of them. */
  isDue?: true
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** Effects that may wait for a yes, as plain JSON. */
export type KeptEffect =
  | Repeatable
  | { kind: 'undo-last' }
  | Extract<Effect, { kind: 'change-amount' | 'change-day' | 'end-thing' }>
  | { kind: 'create-transactions'; drafts: KeptDraft[] }
  | { kind: 'buy-in-instalments'; purchase: Omit<Purchase, 'date'> & { date: string } }

/** What is done as soon as the person says yes. */
export interface PendingOffer {
  kind: 'offer'
  effect: KeptEffect
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}

/** What waits for an answer of the person's. */
export type OpenQuestion =
  | PendingQuestion
  | PendingChoice
  | PendingHabit
  | PendingReading
  | PendingOffer
  | PendingName
  | PendingGoal
  | PendingLimit
  | PendingDue
  | PendingBill
  | PendingBills

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
  /** YYYY-MM of the bill that was paid, where that was before the next one. */
  month?: string
  /** In how many parts it is paid, of which the first was written. */
  parts?: number
  /** The ids of the transactions that it deleted. */
  gone?: string[]
  /** What does it again, once it was undone. */
  again?: Repeatable
}

/** What somebody is still to pay the person; her memory of a conversation, and no entry. */
export interface OwedSum {
  /** As it will have come in. */
  draft: KeptDraft
  /** Of the message that told it: who owes it, and for what. */
  words: string[]
}

/** Entries, or bills that were asked about, of which other things were told before a yes. */
export interface Waiting {
  /** What was proposed as a list. */
  drafts: KeptDraft[]
  /** What was proposed by itself, and passed over: written where it is named, and not as a list. */
  alone?: KeptDraft[]
  bills?: PendingBills
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
  /** The person was told that they wait. */
  isTold?: true
  /** It was told of by the last reply: a yes is to it. */
  isJust?: true
}

/** What must be remembered between two messages, as plain JSON; `{}` is a new conversation. */
export interface ConversationState {
  /** What was asked last, one thing at a time. */
  open?: OpenQuestion
  last?: LastRegistration
  /** Which of several was asked before something else was told: "o de 12" still chooses. */
  passed?: PendingChoice
  /** What was offered last to be reminded of, and neither kept nor paid: its button stays there. */
  offered?: RecurringDraft
  /** And before it, newest first: they are taken up by their names. */
  offeredBefore?: RecurringDraft[]
  /** What was proposed and passed over: a yes by its name still writes it. */
  waiting?: Waiting
  /** What others are still to pay, newest first. */
  owed?: OwedSum[]
  /** What was done before that, newest first: "desfaz" again takes it back. */
  earlier?: LastRegistration[]
  /** What was undone just now: "refaz" does it again. */
  undone?: LastRegistration
  /** Which rule made the last reply: the ground for "por quê?". */
  rule?: RuleName
  /** What the last message was taken for; absent in what was kept before this was told apart. */
  intent?: Intent
  /** YYYY-MM-DD, and which of their numbers were told on it that a message waits for the plan. */
  unpaidTold?: { on: string; channelIds: string[] }
  /** It was offered to note what was written while the plan was closed. */
  keptOffer?: {
    /** YYYY-MM-DD, the last day on which an answer is taken. */
    expiresOn: string
  }
  /** How many people the last message told of: "pra cada um deles" is for so many. */
  people?: number
  /** How often she only spoke, so that no line of hers stands twice in a row. */
  spoken?: number
  /** What they said of a card bill: its purchases were told one by one, or it counts itself. */
  cardBills?: 'told' | 'counts'
  /** The last question about one's own money: the ground for "e ontem?". */
  asked?: Query
}
