import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import type { FigureAnswer } from '#conversation/asking/figure.ts'
import type { GoalShown, Shown } from '#conversation/done/shown.ts'
import type { TransactionType } from '#understanding/draft.ts'

/** The figures of an answer: the same that the screens show. */
export type QueryAnswer =
  | {
      metric: 'spent' | 'received'
      totalCents: Cents
      /** The largest categories, at most three; empty when one was asked for. */
      largest: { name: string | null; totalCents: Cents }[]
    }
  /** Those whose description has the words of the question. */
  | {
      metric: 'found'
      type: TransactionType
      totalCents: Cents
      count: number
      /** What some of them are called, where the words name many things at once. */
      names?: string[]
      /** The newest of them, where there is none in the month that nobody named. */
      last?: Shown
      /** All of the category that such a thing stands under; absent without one. */
      categoryCents?: Cents
    }
  /** All of it, and what of it is left out, or what is put side by side. */
  | {
      metric: 'parts'
      how: 'left-out' | 'rivals' | 'summed-up'
      type: TransactionType
      totalCents: Cents
      /** `isSpent`: what is left out of what came in was paid. */
      parts: { name: string; totalCents: Cents; isSpent?: true }[]
    }
  | { metric: 'figure'; figure: FigureAnswer }
  /** So many of the largest, or fewer. */
  | { metric: 'largest'; type: TransactionType; items: Shown[] }
  /** The largest or the newest, or what came in last of all; null where there is none. */
  | { metric: 'one'; view: 'largest' | 'last' | 'next'; item: Shown | null }
  /** What was spent from the day on which `item` came in, null where nothing did. */
  | { metric: 'since'; item: Shown | null; totalCents: Cents }
  /** What was spent on something, and all that was spent or came in. */
  | { metric: 'share'; of: 'spent' | 'received'; partCents: Cents; wholeCents: Cents }
  /** Of the days of the period that are over, today included. */
  | {
      metric: 'average'
      type: TransactionType
      totalCents: Cents
      days: number
      per: 'day' | 'week'
    }
  /** Of whole months, from the first in which there is something; days are inclusive. */
  | {
      metric: 'monthly'
      type: TransactionType
      totalCents: Cents
      months: number
      from: string
      to: string
    }
  /** The period, and the one it is compared with. */
  | {
      metric: 'compared'
      type: TransactionType
      totalCents: Cents
      beforeCents: Cents
      now: { from: string; to: string }
      before: { from: string; to: string }
    }
  /** The day of the period on which the most went, null where nothing did. */
  | { metric: 'busiest'; type: TransactionType; totalCents: Cents; day: string | null }
  /** The month of the last twelve in which the most went; null where nothing did. */
  | {
      metric: 'busiest-month'
      type: TransactionType
      totalCents: Cents
      days: { from: string; to: string } | null
    }
  /** What there is without this month's known bills, for the days that are left of it. */
  | { metric: 'daily'; balanceCents: Cents; owedCents: Cents; days: number }
  /** One bill; days are YYYY-MM-DD. Null where it is there no more. */
  | {
      metric: 'bill'
      bill: {
        name: string
        amountCents: Cents
        nextDate: string
        frequency: Frequency
        lastPaidDate: string | null
        /** Null for what does not end. */
        instalments: number | null
        instalmentsPaid: number
      } | null
    }
  | {
      metric: 'overview'
      incomeCents: Cents
      expensesCents: Cents
      beforeCents: Cents
      largest: { name: string | null; totalCents: Cents } | null
    }
  | { metric: 'balance'; balanceCents: Cents; incomeCents: Cents; expensesCents: Cents }
  | { metric: 'list'; items: Shown[]; hasMore: boolean }
  | { metric: 'budget'; budgets: LimitAsked[]; later?: LimitAhead[] }
  | { metric: 'goal'; goals: GoalShown[] }
  /** Of days that are still to come: what falls due in them, and what is dated ahead. */
  | {
      metric: 'ahead'
      payments: { name: string; amountCents: Cents }[]
      incomeCents: Cents
      expensesCents: Cents
      /** Of a month that is asked for as a whole. */
      budgets?: LimitAsked[]
    }
  | {
      metric: 'upcoming'
      payments: { name: string; amountCents: Cents; nextDate: string }[]
    }

/** A limit with what went of it. */
export interface LimitAsked {
  name: string
  plannedCents: Cents
  spentCents: Cents
}

/** Where there is none in this month: what is set for one to come, YYYY-MM. */
export interface LimitAhead {
  name: string
  plannedCents: Cents
  month: string
}
