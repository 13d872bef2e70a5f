import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import type { Before } from '#opinion/before.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import type { Intent, TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Account } from '#understanding/transactions/read-transactions.ts'

/** All that a rule may look at. */
export interface Message {
  reading: Reading
  account: Account
  index: CategoryIndex
  /** Something was registered earlier in the conversation: corrections have an object. */
  hasLast: boolean
  /** Lya has said something: "por quê?" asks about that. */
  hasSaid: boolean
  /** What the conversation came to so far; null where this opens it. */
  before: Before | null
}

export type Metric = 'spent' | 'received' | 'balance' | 'list' | 'budget' | 'goal' | 'upcoming'

/** What a rule read beside its intent; sums in centavos that need not be whole, days YYYY-MM-DD. */
export interface Fields {
  amount?: number
  total?: number
  /** Null where the parts differ. */
  installment?: number | null
  count?: number
  /** Of the month. */
  day?: number | null
  date?: string
  from?: string | null
  to?: string | null
  /** YYYY-MM */
  month?: string
  /** The name of a category of the person's. */
  category?: string
  description?: string
  /** What is changed, by its name. */
  target?: string
  type?: TransactionType
  frequency?: Frequency
  metric?: Metric
}

/** The rules of the intents, in the order in which they are asked. */
export const intentRules = [
  'delete',
  'correction',
  'why',
  'goal-deposit',
  'instalments',
  'budget',
  'goal-create',
  'recurring',
  'pay',
  'query',
  'follow-up',
  'log',
  'help',
  'thanks',
  'greeting',
  'refusal',
  'none',
] as const

export type IntentRule = (typeof intentRules)[number]

/** What a rule reads in a message. The one with the highest confidence (0 to 100) stands. */
export interface Read {
  intent: Intent
  confidence: number
  fields?: Fields
  /** Leans on the question before it. */
  isFollowUp?: true
}

/** What was read, with the rule that read it. */
export interface Candidate extends Read {
  rule: IntentRule
  /** The other rules that saw something, and how sure they were; absent where none did. */
  rivals?: readonly { rule: IntentRule; confidence: number }[]
}

/** Reads one intent; null where the message has nothing of it. */
export type Rule = (message: Message) => Read | null

/** A confidence that is more than any chance takes away from a rule. */
export const outweighing = 160
