import { limits } from '@lya/core/limits.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { learnedNames } from '#opinion/names/learned.ts'
import { expenseCategory } from '#understanding/categories/categorise-expense.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isKept, isOwnMove } from '#understanding/transactions/clauses/own-move.ts'
import { splitClauses } from '#understanding/transactions/clauses/parting/split-clauses.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { onEachDay } from '#understanding/transactions/days/each-day.ts'
import { isCode, isMeant } from '#understanding/transactions/meaning.ts'
import { nameSales } from '#understanding/transactions/naming/name-sales.ts'
import { markOnTick } from '#understanding/transactions/naming/on-tick.ts'
import { namePlacedFirst } from '#understanding/transactions/naming/placed-first.ts'
import { isDeed, isPaidIn, readPriceless } from '#understanding/transactions/priceless.ts'
import { readOne } from '#understanding/transactions/read-one.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import { clauseAt, type ReadTransaction, type Scene } from '#understanding/transactions/scene.ts'
import { joinAmounts, type Settled, settleAmounts } from '#understanding/transactions/settle.ts'
import { shareCategories } from '#understanding/transactions/sharing/share-categories.ts'
import { shareSubjects } from '#understanding/transactions/sharing/share-subjects.ts'
import { nameTickPayer } from '#understanding/transactions/sharing/tick-payer.ts'
import { addReturned } from '#understanding/transactions/sums/left/returned.ts'
import { isFromSavings } from '#understanding/transactions/sums/paying/from-savings.ts'

/** What a message tells of transactions. */
export interface Account {
  transactions: ReadTransaction[]
  /** Something was bought or earned, though no amount is told. */
  isPriceless: boolean
  /** The words for a transaction without an amount. */
  subject: TransactionDraft | null
  clauses: readonly Clause[]
  /** Beside them money only changed its place: "tirei 50 da poupança e fiz um mercado de 132". */
  hasMoved: boolean
}

/**
 * Reads what a message tells of money spent and earned, amount by amount.
 *
 * @param options.isTold Takes every amount as meant, whatever is said around it.
 * @param options.type Takes all of it as gone that way, whatever is said of that.
 * @param options.names Who chooses among the words that may name an amount: what was learned where
 *   absent, the rules alone for null.
 */
export function readTransactions(
  reading: Reading,
  index: CategoryIndex,
  {
    isTold = false,
    type,
    names = learnedNames,
  }: { isTold?: boolean; type?: TransactionType; names?: BinaryModel | null } = {},
): Account {
  const clauses = splitClauses(reading)
  const covers = coverTokens(reading)
  const scene = { reading, covers, clauses, index, isAsked: asksToRecord(reading), type }
  const told = isCode(reading.text) ? [] : joinAmounts(reading)
  const all = told.filter((one) => isTold || isMeant(scene, one))
  const spent = all.filter((one) => !isMove(scene, one))
  const meant = spent.length > 0 ? spent : all
  const settled = settleAmounts(reading, meant).slice(0, limits.transactionsPerMessageMax)
  const transactions = settled.map((one, at) => readOne(scene, settled, at, one, names))
  const isOpen = reading.amounts.length === 0
  const placed = namePlacedFirst(shareSubjects(transactions, settled, scene), scene)
  const named = nameSales(placed, settled, scene)
  return {
    transactions: onEachDay(
      reading,
      addReturned(
        reading,
        nameTickPayer(
          reading,
          markOnTick(
            reading,
            shareCategories(named, settled, reading, index).map((one) => filed(one, index)),
          ),
        ),
      ),
    ),
    isPriceless:
      isOpen && clauses.some((one) => one.mood === 'done' && (isDeed(one) || isPaidIn(one))),
    subject: isOpen ? readPriceless(scene) : null,
    clauses,
    hasMoved:
      spent.length > 0 && (isFromSavings(reading) || told.some((one) => isMove(scene, one))),
  }
}

/** What no rule knows, not even from the others of a list, stands where people would file it. */
function filed(one: ReadTransaction, index: CategoryIndex): ReadTransaction {
  const isOpen = one.spent && one.draft.categoryId === null
  const categoryId = isOpen && one.spent ? expenseCategory(one.spent, null, index) : null
  return categoryId === null
    ? one
    : { ...one, draft: { ...one.draft, categoryId }, isGuessed: true }
}

function isMove({ reading, clauses }: Scene, { amount }: Settled): boolean {
  const clause = clauseAt(clauses, amount.first)
  return clause !== undefined && (isOwnMove(reading, clause) || isKept(reading, clause))
}
