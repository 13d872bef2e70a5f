import type { Expense } from '#opinion/expenses/features.ts'
import type { Income } from '#opinion/incomes/features.ts'
import type { Unnamed } from '#opinion/names/features.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import type { Differing } from '#understanding/transactions/sums/sum.ts'

/** Why an amount that seems meant cannot be written as it stands. */
export type Doubt = 'subject' | 'type' | 'amount'

/** One amount of a message that the writer means as a transaction, as far as it is known. */
export interface ReadTransaction {
  /** The sum itself tells which way it went (`Segment.way`). */
  isWayTold?: true
  draft: TransactionDraft
  doubt: Doubt | null
  /** How sure it is that something is to be written at all; 3 and more is sure. */
  evidence: number
  /** A total was told that its parts do not come to. */
  differs?: Differing
  /** Where several words may name it, what there is to choose from. */
  unnamed?: Unnamed
  /** Where it came in, what tells what it was for. */
  earned?: Income
  /** No rule knew what it was spent on: its category is what was learned. */
  isGuessed?: boolean
  /** Where it went out, what tells what on. */
  spent?: Expense
  /** A rule knew what it was for, and no opinion alone. */
  isFiledByRule?: boolean
}

/** A message with all that was worked out about its words. */
export interface Scene {
  reading: Reading
  covers: readonly (Cover | undefined)[]
  clauses: readonly Clause[]
  index: CategoryIndex
  /** Lya was asked outright to write something down. */
  isAsked: boolean
  /** All of it went this way, whatever its words tell of that. */
  type?: TransactionType | undefined
}

/** The clause that holds a token. */
export function clauseAt(clauses: readonly Clause[], at: number): Clause | undefined {
  return clauses.find((one) => one.first <= at && at <= one.last)
}

/** Whether a clause has an amount of its own: what is said of it is not said of the next. */
export function hasAmount({ reading }: Scene, clause: Clause): boolean {
  return reading.amounts.some((one) => clause.first <= one.first && one.first <= clause.last)
}

/** Whether one of these words stands there. */
export function hasWord(
  { tokens }: Reading,
  first: number,
  last: number,
  words: ReadonlySet<string>,
): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => words.has(norm))
}
