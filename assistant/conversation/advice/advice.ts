import type { TransactionType } from '#understanding/draft.ts'
import type { Fields } from '#understanding/intents/candidate.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

/** A transaction as a language model reads it: figures in centavos, the day as YYYY-MM-DD. */
export interface AdvisedTransaction {
  type: TransactionType
  /** What stands in the message, and what is to be done with it. */
  sum: Sum
  /** Null where it names none. */
  date: string | null
  /** The name of a category, null for none. */
  category: string | null
  description: string
}

export type AdvisedIntent =
  | 'installments'
  | 'recurring'
  | 'query'
  | 'budget'
  | 'goal_deposit'
  | 'correct'
  | 'delete'

/** What a rule would have read, and what a rule need not be told. */
export interface AdvisedFields extends Fields {
  /** What `amount` is, of instalments. */
  per?: 'total' | 'each'
}

/** What a language model makes of a message. Nothing of it is believed before it was checked. */
export type Advice =
  | { intent: 'none' }
  | { intent: 'log'; transactions: readonly AdvisedTransaction[] }
  | { intent: AdvisedIntent; fields: { [Key in keyof AdvisedFields]: AdvisedFields[Key] | null } }

/** All that is sent of a person to a model; documents, telephones and codes are covered. */
export interface AdviceQuestion {
  text: string
  /** YYYY-MM-DD of the person who writes. */
  today: string
  categories: readonly { name: string; type: TransactionType }[]
  /** What was said before, oldest first. */
  turns: readonly { text: string; reply: string }[]
}
