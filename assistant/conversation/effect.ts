import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import type { Figure, Priced } from '#conversation/asking/figure.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { QueryView } from '#understanding/intents/asked/views.ts'
import type { Metric } from '#understanding/intents/candidate.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

/** What a message asks to be done; the caller carries it out by the money slices' commands. */
export type Effect =
  /** Tells why a transaction stands under its category. */
  | { kind: 'explain'; id: string; rule?: RuleName }
  | { kind: 'create-transactions'; transactions: TransactionDraft[] }
  | { kind: 'undo-last' } // What `state.last` names.
  | { kind: 'query'; query: Query }
  | { kind: 'buy-in-instalments'; purchase: Purchase }
  | { kind: 'create-goal'; goal: GoalDraft }
  /** How many other transactions with this word stand under another category. */
  | { kind: 'count-past'; habit: Habit }
  /** Put those under the category too. */
  | { kind: 'move-past'; habit: Habit }
  | { kind: 'forget-habit'; habit: Habit }
  /** Another price of a bill, another sum to save. */
  | {
      kind: 'change-amount'
      what: 'payment' | 'goal'
      id: string
      name: string
      amountCents: Cents
      dueDay?: number // Of a bill that falls due on another day of the month as well.
      /** The month from which the new price holds, where it falls due before that once more. */
      fromMonth?: string
      thisTimeCents?: Cents // What a bill comes to the next time alone.
    }
  /** Another day by which a goal is to be reached; of a year alone its month and day stay. */
  | { kind: 'change-date'; id: string; name: string; date: string; isYearOnly?: true }
  /** Another name for a goal, or a bill; and another category for a bill. */
  | { kind: 'change-name'; what?: 'payment'; id: string; name: string; newName: string }
  | { kind: 'change-category'; id: string; name: string; categoryId: string }
  /** Another day for a bill, from the next time on; how often it comes, of one to be paid once. */
  | { kind: 'change-day'; id: string; name: string; dueDay: number; frequency?: Frequency }
  /** A bill, a goal or this month's limit that is no more; what was written for it stays. */
  | {
      kind: 'end-thing'
      what: 'payment' | 'goal' | 'budget'
      /** Of a limit it is that of its category. */
      id: string
      name: string
      month?: string // YYYY-MM of a limit, where it is not this month's.
      /** What was bought in instalments, and will not be paid to its end. */
      isOfParts?: true
    }
  | Repeatable

/** Effects that may be done again after they were undone; plain JSON, as the state keeps them. */
export type Repeatable = Choosable | { kind: 'delete-all'; ids: string[] }

/** Effects that may have to wait for a choice; plain JSON, since the state keeps them. */
export type Choosable =
  /** `sum`: how it was worked out, where it is a part of what was told. */
  | { kind: 'create-recurring'; recurring: RecurringDraft; sum?: Sum }
  | { kind: 'set-budget'; budget: BudgetDraft }
  /** `isInstead`: in place of the one that `state.last` names, which is taken back. */
  | { kind: 'deposit'; amountCents: Cents; goal: Named; isInstead?: true; way?: DepositWay }
  | Payment
  /** `sum`: how the new amount was worked out. */
  | { kind: 'correct'; target: Target; changes: Changes; sum?: Sum }
  | { kind: 'delete'; target: Target }

/** That a bill was paid. */
export interface Payment {
  kind: 'pay'
  payment: Named
  /** Where it is not the usual sum. */
  amountCents?: Cents
  /** YYYY-MM-DD, past, where it was not today; YYYY-MM of which it is, where that was said. */
  date?: string
  month?: string
  /** The how manieth part it is, where that was said. */
  part?: number
  isNext?: true // One more than this month's, where several are paid at once.
}

/** `out`: taken out of the goal. `total`: all that is saved by now; `exactly`: or less. */
export type DepositWay = 'out' | 'total' | 'exactly'

/** Something of the person's: by its id once that is known, else by the words for it. */
export interface Named {
  id: string | null
  name: string | null
}

/** A transaction that is spoken of. */
export interface Target {
  id: string | null
  description: string | null
  amountCents: Cents | null
}

/** What a correction changes; what is absent stays. Days are YYYY-MM-DD. */
export interface Changes {
  amountCents?: Cents
  date?: string
  categoryId?: string | null // Null for what is filed nowhere, which is Outros.
  description?: string
  type?: TransactionType
}

export interface RecurringDraft {
  name: string
  amountCents: Cents
  frequency: Frequency
  /** 1 to 31. */
  dueDay: number
  /** YYYY-MM-DD, today or later. */
  nextDate: string
  /** Null while it is being asked for. */
  categoryId: string | null
  /** How many are left to pay; left out where it goes on. */
  partsLeft?: number
}

/** Bought now and paid month by month. */
export interface Purchase {
  name: string
  /** In order, all positive; the first falls due on `date`, each other a month later. */
  instalmentsCents: Cents[]
  date: Temporal.PlainDate
  categoryId: string | null
}

export interface BudgetDraft {
  /** Null while it is being asked for. */
  categoryId: string | null
  amountCents: Cents
  /** YYYY-MM. */
  month: string
  /** `amountCents` is by how much it is raised or lowered. */
  by?: 'more' | 'less'
  /** What it is for in the person's words, where those are not the category's name. */
  words?: string[]
}

export interface GoalDraft {
  name: string
  targetCents: Cents
  targetDate: Temporal.PlainDate | null
  /** What is saved for it already. */
  savedCents?: Cents
}

/** A question about one's own money; days are inclusive, YYYY-MM-DD. */
export interface Query {
  metric: Metric
  categoryId: string | null
  from: string | null
  to: string | null
  /** None of its days has come: what is known of them is what falls due. */
  isAhead?: true
  /** The goal that is asked about, absent for all; by when, and with how much each month. */
  goalId?: string
  goalBy?: string
  perMonthCents?: Cents
  supposed?: Priced[] // What may be bought, of the limit that is asked about.
  /** The bill that is asked about: if paid, when due, parts left, how often; absent for all. */
  bill?: { id: string; asks: 'paid' | 'due' | 'left' | 'rhythm' }
  /** What is asked about is no category of theirs, or one thing of it: their own words for it. */
  words?: string
  /** The words name many things at once: "roupa" is also a blouse. */
  isFamily?: true
  /** The words are the place of the person's own work: of all that came, where nothing is found. */
  isOwnWork?: true
  /** What of the figures is asked for, absent for their sum; how many of the largest. */
  view?: QueryView
  count?: number
  /** Bills that were told and are kept nowhere yet. */
  offered?: RecurringDraft[]
  amountCents?: Cents // Those of that sum alone.
  /** What is left out of the sum, put side by side, or added up. */
  beside?: { how: 'left-out' | 'rivals' | 'summed-up'; parts: QueryPart[] }
  /** What is worked out of other figures; it stands for everything else here but the days. */
  figure?: Figure
  /** As many as one looks through, of a sum that was told; `checked`: it was doubted. */
  listed?: 'whole' | 'checked'
  /** Which way what is listed went; absent for both. */
  only?: TransactionType
  /** What the days are compared with, by name; absent for the month before. */
  against?: { from: string; to: string }
}

/** A part of a question, by the person's word for it. */
export type QueryPart = Pick<Query, 'categoryId' | 'words' | 'isFamily'> & { name: string }

/** What a correction of a category may teach for the future and the past. */
export interface Habit {
  description: string
  type: TransactionType
  categoryId: string
}
