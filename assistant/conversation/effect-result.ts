import type { Cents } from '@lya/core/amounts/cents.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { BudgetAfter, GoalShown, PaymentShown, Shown } from '#conversation/done/shown.ts'
import type { LearnedChoice } from '#understanding/draft.ts'

/** What came of an effect, in the order of `turn.effects`. Days are YYYY-MM-DD. */
export type EffectResult =
  | {
      kind: 'created'
      undoId: string
      /** In the order of the drafts; `budget` is null where there is none. */
      transactions: { id: string; categoryName: string | null; budget: BudgetAfter | null }[]
    }
  /** What is there again, or as it was before. */
  | { kind: 'undone'; transactions?: Shown[] }
  | { kind: 'nothing-to-undo' }
  | { kind: 'answered'; answer: QueryAnswer }
  | { kind: 'recurring-created'; undoId: string }
  | { kind: 'bought'; undoId: string; transaction: Shown; budget?: BudgetAfter | null }
  | {
      kind: 'budget-set'
      undoId: string
      plannedCents: Cents
      previousCents: Cents | null
      spentCents: Cents
    }
  | { kind: 'goal-created'; undoId: string }
  | { kind: 'amount-changed'; undoId: string; name: string; beforeCents: Cents }
  | { kind: 'date-changed'; undoId: string; name: string; date: string }
  | { kind: 'name-changed'; undoId: string; name: string }
  | { kind: 'category-changed'; undoId: string; name: string }
  /** `isOnce`: it is to be paid on that day, and does not come again. */
  | { kind: 'day-changed'; undoId: string; name: string; nextDate: string; isOnce?: true }
  | { kind: 'thing-ended'; undoId: string; name: string }
  | { kind: 'deposited'; undoId: string; goal: GoalShown }
  | {
      kind: 'paid'
      undoId: string
      /** YYYY-MM-DD on which it was due, where that was before the next one, which stays. */
      earlierDate?: string
      payment: PaymentShown
      transaction: Shown
      budget?: BudgetAfter | null
    }
  /** Nothing was written: it had been paid, or is over. */
  | { kind: 'paid-before' | 'finished'; payment: PaymentShown }
  | {
      kind: 'corrected'
      undoId: string
      transaction: Shown
      isSame: boolean
      budget?: BudgetAfter | null
    }
  | { kind: 'deleted'; undoId: string; transaction: Shown }
  | { kind: 'deleted-all'; undoId: string; count: number }
  /** What the person taught about the words of the transaction. */
  | { kind: 'explained'; transaction: Shown; learned: LearnedChoice[] }
  | { kind: 'past'; count: number }
  | { kind: 'past-moved'; undoId: string; count: number }
  | { kind: 'forgotten' }
  /** A command refused, and nothing of the effect was done. */
  | { kind: 'refused'; code: string }
  /** Several fit: the person chooses. */
  | { kind: 'which'; slot: Slot; options: Option[] }
  /** None fits; some that there are. */
  | { kind: 'not-found'; slot: Slot; known: string[] }

export type Slot = 'category' | 'goal' | 'payment' | 'transaction' | 'budget'

/** One thing to choose; the label is what the person may answer. */
export interface Option {
  id: string
  label: string
}
