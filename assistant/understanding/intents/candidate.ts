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
}

/** What a rule read beside its intent, in the corpus form (centavos, YYYY-MM-DD). */
export type Fields = Record<string, string | number | null>

/** A rule's reading of a message. The one with the highest confidence (0 to 100) stands. */
export interface Candidate {
  intent: Intent
  confidence: number
  fields?: Fields
  /** Leans on the question before it. */
  isFollowUp?: true
  /** The person says that nothing is to be written. */
  isRefusal?: true
}

/** Reads one intent; null where the message has nothing of it. */
export type Rule = (message: Message) => Candidate | null
