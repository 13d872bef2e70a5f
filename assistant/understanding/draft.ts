import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

export type TransactionType = 'despesa' | 'receita'

/** A category of the person who writes, under the name that they gave it. */
export interface AssistantCategory {
  id: string
  name: string
  type: TransactionType
}

/** A word (folded: no accents, lower case) that this person once put under a category. */
export interface LearnedChoice {
  term: string
  type: TransactionType
  categoryId: string
}

/** A transaction as understood. `categoryId` is null where no category of the person fits. */
export interface TransactionDraft {
  type: TransactionType
  amountCents: Cents
  date: Temporal.PlainDate
  categoryId: string | null
  description: string
  /** How the amount was worked out, where it was. */
  sum?: Sum
}

export type Intent =
  | 'log'
  | 'clarify'
  | 'none'
  | 'greeting'
  | 'help'
  | 'thanks'
  | 'installments'
  | 'recurring'
  | 'query'
  | 'budget'
  | 'goal_create'
  | 'goal_deposit'
  | 'pay'
  | 'correct'
  | 'delete'
  | 'explain'

/** The intents by which something of the person's is written or changed. */
export const writingIntents = [
  ...(['log', 'correct', 'delete', 'recurring', 'installments', 'budget', 'pay'] as const),
  ...(['goal_create', 'goal_deposit'] as const),
] satisfies readonly Intent[]

export function isWritingIntent(intent: Intent): boolean {
  return writingIntents.some((one) => one === intent)
}
