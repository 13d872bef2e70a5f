import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { type CategoryIndex, categorise } from '#understanding/categorise.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { splitClauses } from '#understanding/transactions/clauses/split-clauses.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { dayOf } from '#understanding/transactions/day-of.ts'
import { nameDeed } from '#understanding/transactions/deeds.ts'
import { findSubject, type Subject, writeSubject } from '#understanding/transactions/describe.ts'
import { directionOf } from '#understanding/transactions/direction.ts'
import { doubtOf } from '#understanding/transactions/doubt.ts'
import { evidenceOf, hasKnownTerm } from '#understanding/transactions/evidence.ts'
import { isMeant } from '#understanding/transactions/meaning.ts'
import { isDeed, readPriceless } from '#understanding/transactions/priceless.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import {
  clauseAt,
  hasAmount,
  type ReadTransaction,
  type Scene,
} from '#understanding/transactions/scene.ts'
import { splitByAmounts } from '#understanding/transactions/segments.ts'
import {
  type Settled,
  settleAmounts,
  takeFormerPrices,
} from '#understanding/transactions/settle.ts'
import { shareSubjects } from '#understanding/transactions/share-subjects.ts'

/** What a message tells of transactions. */
export interface Account {
  transactions: ReadTransaction[]
  /** Something was bought or earned, though no amount is told. */
  isPriceless: boolean
  /** The words for a transaction without an amount. */
  subject: TransactionDraft | null
  clauses: readonly Clause[]
}

/** Reads what a message tells of money spent and earned, amount by amount. */
export function readTransactions(reading: Reading, index: CategoryIndex): Account {
  const clauses = splitClauses(reading)
  const covers = coverTokens(reading)
  const scene = { reading, covers, clauses, index, isAsked: asksToRecord(reading.flat) }
  const segments = takeFormerPrices(reading, splitByAmounts(reading))
  const meant = segments.filter((one) => isMeant(scene, one))
  const settled = settleAmounts(reading, meant).slice(0, limits.transactionsPerMessageMax)
  const transactions = settled.map((one, at) => readOne(scene, settled, at, one))
  const isOpen = reading.amounts.length === 0
  return {
    transactions: shareSubjects(transactions, settled, scene),
    isPriceless: isOpen && clauses.some((one) => one.mood === 'done' && isDeed(one)),
    subject: isOpen ? readPriceless(scene) : null,
    clauses,
  }
}

function readOne(
  scene: Scene,
  all: readonly Settled[],
  at: number,
  segment: Settled,
): ReadTransaction {
  const { reading, covers, index } = scene
  const clause = clauseOf(scene, segment)
  const near = nearOf(scene, segment)
  const first = at === 0 ? 0 : segment.first
  const flat = flatOf(reading, first, segment.last)
  const headFlat = clause && clause.last < segment.first ? `${clause.flat}${flat}` : flat
  const told = directionOf(reading, clause, headFlat)
  const subject = findSubject(reading, covers, segment.first, segment.last, near)
  // "lanche 35 pix": what is known to be bought is paid, though a transfer could go either way.
  const isBought = hasKnownTerm(reading, covers, segment.first, segment.last)
  const type = told ?? (isBought ? 'despesa' : null)
  const shown = type ?? 'despesa'
  const categoryId = categorise(
    reading,
    covers,
    { first, last: segment.last, subject, type: shown, near },
    index,
  )
  const draft: TransactionDraft = {
    type: shown,
    amountCents: cents(Math.min(Math.round(segment.valueCents), Number.MAX_SAFE_INTEGER)),
    date: dayOf(reading, all, at),
    categoryId,
    description: describe(scene, segment, subject),
  }
  return {
    draft,
    doubt: doubtOf(segment, type, draft.description),
    evidence: evidenceOf(scene, segment, clause, subject, draft.description !== ''),
  }
}

/** The clause whose verb speaks of an amount: its own, else the nearest that tells of a deed. */
function clauseOf(
  scene: Scene,
  segment: { first: number; last: number; amount: { first: number; last: number } },
): Clause | null {
  const { first } = segment.amount
  const own = clauseAt(scene.clauses, first)
  if (own && own.verbs.length > 0) return own
  const inside = scene.clauses.filter(
    (one) => one.last >= segment.first && one.first <= segment.last,
  )
  const told = inside.findLast(
    (one) => one.last < first && one.mood === 'done' && one.verbs.length > 0,
  )
  if (told) return told
  const later = inside.find(
    (one) =>
      one.first > first && one.mood === 'done' && one.verbs.length > 0 && !hasAmount(scene, one),
  )
  if (later) return later
  return (
    scene.clauses.findLast(
      (one) => one.last < first && one.mood === 'done' && one.verbs.length > 0,
    ) ?? null
  )
}

/** The clause that holds the amount, with the one before it where it has no words of its own. */
function nearOf(scene: Scene, { amount }: Settled): { first: number; last: number } | undefined {
  const at = scene.clauses.findIndex((one) => one.first <= amount.first && amount.first <= one.last)
  const own = scene.clauses[at]
  if (!own) return undefined
  const before = scene.clauses[at - 1]
  const hasWords = scene.covers.slice(own.first, own.last + 1).includes(undefined)
  const isTold = before !== undefined && before.verbs.length > 0
  const isJoined = !hasWords && isTold && before.sentence === own.sentence
  return { first: isJoined ? before.first : own.first, last: own.last }
}

/** The words of the segment; where they say little ("jantei com a Ju"), a telling verb. */
function describe(scene: Scene, segment: Settled, subject: Subject | null): string {
  const { reading } = scene
  const isTelling =
    subject !== null && hasKnownTerm(reading, scene.covers, subject.first, subject.last)
  const named = isTelling ? null : nameDeed(reading, segment.first, segment.last)
  if (named) return named
  return subject ? writeSubject(reading, subject) : ''
}
