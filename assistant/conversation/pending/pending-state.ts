import type { SeenSource } from '#codes/seen.ts'
import type { PendingBill, PendingDue } from '#conversation/coming/coming-state.ts'
import type {
  Choosable,
  Effect,
  Habit,
  Purchase,
  RecurringDraft,
  Repeatable,
} from '#conversation/effect.ts'
import type { Option, Slot } from '#conversation/effect-result.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import type { PendingLimit } from '#conversation/limits/limit-state.ts'

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
  /** What is there already, in centavos, as it was told with it. */
  savedCents?: number
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

/** What may still be answered when something else was said before its answer. */
export type Unanswered = PendingQuestion | PendingName | PendingGoal
