import type { CategoryIndex } from '#understanding/categorise.ts'
import type { Intent } from '#understanding/draft.ts'
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
}

/** What a rule read beside its intent, in the corpus form (centavos, YYYY-MM-DD). */
export type Fields = Record<string, string | number | null>

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
