import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { learnedNames } from '#opinion/names/learned.ts'
import {
  type CategoryIndex,
  categorise,
  categoryOf,
  isOwnChoice,
} from '#understanding/categorise.ts'
import { expenseCategory } from '#understanding/categorise-expense.ts'
import { incomeCategory } from '#understanding/categorise-income.ts'
import {
  rideCategory,
  tradeCostCategory,
  wageCategory,
  workCategory,
} from '#understanding/categorise-work.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isCostOfWork, isListedCost } from '#understanding/transactions/clauses/listed-cost.ts'
import { isKept, isOwnMove } from '#understanding/transactions/clauses/own-move.ts'
import { splitClauses } from '#understanding/transactions/clauses/split-clauses.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { dayOf } from '#understanding/transactions/days/day-of.ts'
import { isClosedDeal } from '#understanding/transactions/deferred.ts'
import { directionOf, isEitherWay, isSpent } from '#understanding/transactions/direction.ts'
import { doubtOf } from '#understanding/transactions/doubt.ts'
import { evidenceOf, hasKnownTerm } from '#understanding/transactions/evidence.ts'
import { isCode, isMeant } from '#understanding/transactions/meaning.ts'
import { callIt } from '#understanding/transactions/naming/call.ts'
import { chooseName } from '#understanding/transactions/naming/choose-name.ts'
import { bestOf, runsOf } from '#understanding/transactions/naming/describe.ts'
import { giftedIn, nameGift } from '#understanding/transactions/naming/gift.ts'
import { nameSales } from '#understanding/transactions/naming/name-sales.ts'
import { notDenied } from '#understanding/transactions/naming/not-denied.ts'
import { markOnTick } from '#understanding/transactions/naming/on-tick.ts'
import { namePlacedFirst } from '#understanding/transactions/naming/placed-first.ts'
import { isOwnTrade, tradeOf } from '#understanding/transactions/own-trade.ts'
import { isDeed, readPriceless } from '#understanding/transactions/priceless.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import {
  clauseAt,
  hasAmount,
  type ReadTransaction,
  type Scene,
} from '#understanding/transactions/scene.ts'
import { joinAmounts, type Settled, settleAmounts } from '#understanding/transactions/settle.ts'
import { shareCategories } from '#understanding/transactions/share-categories.ts'
import { shareSubjects } from '#understanding/transactions/share-subjects.ts'
import { isBareName } from '#understanding/transactions/subject-of.ts'
import { isHalfPaid } from '#understanding/transactions/sums/half-paid.ts'
import { addReturned } from '#understanding/transactions/sums/left/returned.ts'
import { isLent } from '#understanding/transactions/sums/lent.ts'

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
    transactions: addReturned(
      reading,
      markOnTick(
        reading,
        shareCategories(named, settled, reading, index).map((one) => filed(one, index)),
      ),
    ),
    isPriceless: isOpen && clauses.some((one) => one.mood === 'done' && isDeed(one)),
    subject: isOpen ? readPriceless(scene) : null,
    clauses,
    hasMoved: spent.length > 0 && told.some((one) => isMove(scene, one)),
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

function readOne(
  scene: Scene,
  all: readonly Settled[],
  at: number,
  segment: Settled,
  names: BinaryModel | null,
): ReadTransaction {
  const { reading, covers, index } = scene
  const clause = clauseOf(scene, segment)
  const near = nearOf(scene, segment)
  const first = at === 0 ? 0 : segment.first
  const named = runsOf(reading, covers, segment.first, segment.last, near)
  const runs = notDenied(scene, named, segment.amount.first)
  const ruled = bestOf(runs)
  // "99 deu 58": what it came to, and nobody's deed.
  const isPriced = clause === null || clause.verbs.every(({ verb }) => verb.kind === 'cost')
  const isEarned = isPriced && ruled !== null && isOwnTrade(reading, ruled, segment, index)
  const span = { first, last: segment.last }
  const isCost = isListedCost(scene, segment, clause, ruled)
  const spoken =
    isEarned && !isSpent(reading, span)
      ? 'receita'
      : directionOf(reading, isCost ? null : clause, span)
  const priced = isCostOfWork(scene, segment, clause) ? 'despesa' : null
  const byWay = scene.type ?? typeTold(segment) ?? priced
  const told = byWay ?? (isBareName(reading) ? null : spoken)
  // "lanche 35 pix": what is known to be bought is paid, though a transfer could go either way.
  const isOpen = isEitherWay(reading) || isClosedDeal(reading, clause)
  const isBought = !isOpen && hasKnownTerm(reading, covers, segment.first, segment.last)
  const type = told ?? (isBought ? 'despesa' : null)
  const shown = type ?? 'despesa'
  const unnamed = { reading, covers, runs, amount: segment.amount, near, type: shown }
  const name = chooseName(unnamed, ruled, names)
  const { subject } = name
  const stretch = { ...span, subject, type: shown, near }
  const earned = shown === 'receita' ? { reading, ...span } : null
  const gifted = shown === 'despesa' ? giftedIn(reading) : null
  const filed = categorise(reading, covers, stretch, index)
  const isLoan =
    shown === 'despesa' && isLent(reading) && !isOwnChoice({ reading, ...span }, filed ?? '', index)
  const known = isLoan ? null : filed
  const ruledId =
    (gifted === null ? null : categoryOf('gifts', 'despesa', index)) ??
    (earned ? wageCategory(reading, span, index) : null) ??
    known ??
    (earned
      ? (workCategory(reading, span, clause, index) ?? tradeOf(clause, index))
      : (rideCategory(reading, segment, index) ??
        tradeCostCategory(reading, segment, clause, index)))
  const spent = earned || isLoan ? null : { reading, ...span, subject }
  const spentId =
    spent && ruledId !== null && gifted === null ? expenseCategory(spent, ruledId, index) : ruledId
  const categoryId = earned ? incomeCategory(earned, ruledId, index) : spentId
  const draft: TransactionDraft = {
    type: shown,
    amountCents: cents(Math.min(Math.round(segment.valueCents), Number.MAX_SAFE_INTEGER)),
    date: dayOf(reading, all, at),
    categoryId,
    description:
      gifted === null ? callIt(scene, segment, name) : nameGift(reading, gifted, subject),
    ...(segment.sum.steps.length > 0 ? { sum: segment.sum } : {}),
  }
  return {
    draft,
    doubt: doubtOf(segment, type, draft.description),
    evidence: evidenceOf(scene, segment, clause, subject, draft.description !== ''),
    ...(runs.length > 1 ? { unnamed } : {}),
    ...(earned ? { earned, isFiledByRule: ruledId !== null } : {}),
    ...(spent ? { spent } : {}),
    ...(segment.differs ? { differs: segment.differs } : {}),
    ...(segment.way ? { isWayTold: true } : {}),
  }
}

/** The way that the sum itself tells: what was left of it after a fee came in. */
function typeTold({ way }: Settled): TransactionType | null {
  if (way === undefined) return null
  return way === 'in' ? 'receita' : 'despesa'
}

/** The clause whose verb speaks of an amount: its own, else the nearest that tells of a deed. */
function clauseOf(
  scene: Scene,
  segment: { first: number; last: number; amount: { first: number; last: number } },
): Clause | null {
  const { first } = segment.amount
  const own = clauseAt(scene.clauses, first)
  // "recebi metade, o total era 1.600": what was done stands beside the price.
  if (own && speaks(own) && !isHalfPaid(scene.reading)) return own
  const inside = scene.clauses.filter(
    (one) => one.last >= segment.first && one.first <= segment.last,
  )
  const told = inside.findLast((one) => one.last < first && one.mood === 'done' && speaks(one))
  if (told) return told
  const later = inside.find(
    (one) => one.first > first && one.mood === 'done' && speaks(one) && !hasAmount(scene, one),
  )
  if (later) return later
  return (
    scene.clauses.findLast((one) => one.last < first && one.mood === 'done' && speaks(one)) ?? null
  )
}

/** Whether a clause says what was done: by a verb, or as only a trade says it. */
function speaks({ verbs, flow }: Clause): boolean {
  return verbs.length > 0 || flow !== null
}

/** The clause that holds the amount, with the one before it where it has no words of its own. */
function nearOf(scene: Scene, { amount }: Settled): { first: number; last: number } | undefined {
  const at = scene.clauses.findIndex((one) => one.first <= amount.first && amount.first <= one.last)
  const own = scene.clauses[at]
  if (!own) return undefined
  const before = scene.clauses[at - 1]
  const hasWords = scene.covers.slice(own.first, own.last + 1).includes(undefined)
  const isTold = before !== undefined && before.verbs.length > 0
  // "conserto da máquina que tava vazando 180": what is said of a thing is no thing.
  const isOfThing = scene.reading.tokens[own.first]?.norm === 'que' && before !== undefined
  const isJoined = isOfThing || (!hasWords && isTold && before.sentence === own.sentence)
  return { first: isJoined ? before.first : own.first, last: own.last }
}
