import { cents } from '@lya/core/amounts/cents.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import { expenseCategory } from '#understanding/categories/categorise-expense.ts'
import { incomeCategory } from '#understanding/categories/categorise-income.ts'
import { isFarmHand, produceCategory } from '#understanding/categories/categorise-produce.ts'
import { rideCategory } from '#understanding/categories/categorise-ride.ts'
import { wageCategory } from '#understanding/categories/categorise-wage.ts'
import { tradeCostCategory, workCategory } from '#understanding/categories/categorise-work.ts'
import { categoryOf, isOwnChoice } from '#understanding/categories/category-index.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import { clauseOf, nearOf } from '#understanding/transactions/clause-of.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isCostOfWork, isListedCost } from '#understanding/transactions/clauses/listed-cost.ts'
import { isClosedDeal } from '#understanding/transactions/clauses/owing/closed-deal.ts'
import { dayOf } from '#understanding/transactions/days/day-of.ts'
import { directionOf, isEitherWay, isSpent } from '#understanding/transactions/direction.ts'
import { doubtOf } from '#understanding/transactions/doubt.ts'
import { evidenceOf, hasKnownTerm } from '#understanding/transactions/evidence.ts'
import { callIt } from '#understanding/transactions/naming/call.ts'
import { chooseName } from '#understanding/transactions/naming/choose-name.ts'
import { bestOf, runsOf, type Subject } from '#understanding/transactions/naming/describe.ts'
import { giftedIn, nameGift } from '#understanding/transactions/naming/gift.ts'
import { notDenied } from '#understanding/transactions/naming/not-denied.ts'
import { isOfDaysWork } from '#understanding/transactions/own-day/days-work.ts'
import { isHarvest, isOwnTrade, tradeOf } from '#understanding/transactions/own-trade.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'
import { isBareName } from '#understanding/transactions/subject-of.ts'
import { isLent } from '#understanding/transactions/sums/lent.ts'

/** The transaction of one amount, with what is not sure of it. */
export function readOne(
  scene: Scene,
  all: readonly Settled[],
  at: number,
  segment: Settled,
  names: BinaryModel | null,
): ReadTransaction {
  const { reading, covers, index } = scene
  const clause = clauseOf(scene, segment)
  const near = nearOf(scene, segment)
  const named = runsOf(reading, covers, segment.first, segment.last, near)
  const runs = notDenied(scene, named, segment.amount.first)
  const ruled = bestOf(runs)
  const isDaysWork = isOfDaysWork(reading, all, segment, clause)
  const isEarned = isDaysWork || isTradeOf(scene, segment, clause, ruled)
  const span = { first: at === 0 ? 0 : segment.first, last: segment.last }
  const isReaped = isEarned && isHarvest(reading.tokens, segment.amount)
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
  const isOwn = isOwnChoice({ reading, ...span }, filed ?? '', index)
  const isLoan = shown === 'despesa' && isLent(reading, all.length > 1 ? span : undefined) && !isOwn
  const isHand = shown === 'despesa' && isFarmHand(reading, span) && !isOwn
  const paid = isHand ? categoryOf('staff', 'despesa', index) : filed
  const known = isLoan ? null : paid
  const ruledId =
    (gifted === null ? null : categoryOf('gifts', 'despesa', index)) ??
    (earned ? produceCategory(reading, span.first, index) : null) ??
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
    date: dayOf(scene, all, at),
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
    ...(segment.way || isReaped || isDaysWork ? { isWayTold: true } : {}),
  }
}

function isTradeOf(
  { reading, index }: Scene,
  segment: Settled,
  clause: Clause | null,
  ruled: Subject | null,
): boolean {
  // "99 deu 58": what it came to, and nobody's deed.
  const isPriced = clause === null || clause.verbs.every(({ verb }) => verb.kind === 'cost')
  return isPriced && ruled !== null && isOwnTrade(reading, ruled, segment, index)
}

/** The way that the sum itself tells: what was left of it after a fee came in. */
function typeTold({ way }: Settled): TransactionType | null {
  if (way === undefined) return null
  return way === 'in' ? 'receita' : 'despesa'
}
