import { limits } from '@lya/core/limits.ts'
import { cents } from '@lya/core/money/cents.ts'
import { type CategoryIndex, categorise } from '#understanding/categorise.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import {
  type Clause,
  type Mood,
  splitClauses,
  takesBack,
} from '#understanding/transactions/clauses.ts'
import { type Cover, coverTokens } from '#understanding/transactions/covers.ts'
import { nameDeed } from '#understanding/transactions/deeds.ts'
import { findSubject, type Subject, writeSubject } from '#understanding/transactions/describe.ts'
import { directionOf } from '#understanding/transactions/direction.ts'
import { hasKnownTerm } from '#understanding/transactions/evidence.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'
import { splitByAmounts } from '#understanding/transactions/segments.ts'
import {
  type Settled,
  settleAmounts,
  takeFormerPrices,
} from '#understanding/transactions/settle.ts'

/** Why an amount that seems meant cannot be written as it stands. */
export type Doubt = 'subject' | 'type' | 'amount'

/** One amount of a message that the writer means as a transaction, as far as it is known. */
export interface ReadTransaction {
  draft: TransactionDraft
  doubt: Doubt | null
  /** How sure it is that something is to be written at all; 3 and more is sure. */
  evidence: number
}

/** What a message tells of transactions. */
export interface Account {
  transactions: ReadTransaction[]
  /** Something was bought or earned, though no amount is told. */
  isPriceless: boolean
  /** The words for a transaction without an amount. */
  subject: TransactionDraft | null
  clauses: readonly Clause[]
}

interface Scene {
  reading: Reading
  covers: readonly (Cover | undefined)[]
  clauses: readonly Clause[]
  index: CategoryIndex
  isAsked: boolean
}

/** Reads what a message tells of money spent and earned, amount by amount. */
export function readTransactions(reading: Reading, index: CategoryIndex): Account {
  const clauses = splitClauses(reading)
  const covers = coverTokens(reading)
  const scene = { reading, covers, clauses, index, isAsked: asksToRecord(reading.flat) }
  const segments = takeFormerPrices(reading, splitByAmounts(reading))
  const meant = segments.filter((one) => isMeant(scene, moodOf(scene, one)))
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

function isMeant(scene: Scene, mood: Mood): boolean {
  if (mood === 'undone' || mood === 'other') return false
  if (mood === 'else') return scene.isAsked
  // "o aluguel é 1.800" alone states a price; with a deed beside it, it is the price of the deed.
  return (
    mood !== 'stated' ||
    scene.isAsked ||
    scene.clauses.some((one) => one.mood === 'done' && isPurchase(scene, one))
  )
}

/** A deed that a stated price may belong to; going somewhere is none. */
function isPurchase({ reading }: Scene, clause: Clause): boolean {
  return clause.verbs.some(
    ({ at, verb }) => verb.kind !== 'else' && !/^(fui|fomos)$/.test(reading.tokens[at]?.norm ?? ''),
  )
}

/** The mood of the clause that holds the amount, else of the nearest one that says anything. */
function moodOf(
  scene: Scene,
  segment: { first: number; last: number; amount: { first: number } },
): Mood {
  const at = scene.clauses.findIndex(
    (one) => one.first <= segment.amount.first && segment.amount.first <= one.last,
  )
  const own = scene.clauses[at]
  if (!own) return 'silent'
  const cancelled = scene.clauses
    .slice(at + 1)
    .find(
      (one) =>
        one.first <= segment.last &&
        one.mood === 'undone' &&
        one.sentence === own.sentence &&
        takesBack(one, own),
    )
  if (cancelled) return 'undone'
  if (scene.reading.tokens[segment.amount.first - 1]?.norm === 'nao') return 'undone'
  if (isBilled(scene, segment.amount.first, own)) return 'done'
  if (own.mood !== 'silent') return own.mood
  for (let back = at - 1; back >= 0; back -= 1) {
    const before = scene.clauses[back]
    if (!before || before.sentence < own.sentence - 1) break
    if (before.mood === 'other' && before.last < segment.first) continue
    if (before.mood === 'undone' && before.sentence !== own.sentence) continue
    if (before.mood === 'undone' && (isAside(before) || hasAmount(scene, before))) continue
    if (before.mood !== 'silent' && before.mood !== 'else') return before.mood
  }
  const after = scene.clauses
    .slice(at + 1)
    .find((one) => one.mood !== 'silent' && one.mood !== 'else')
  const isNear = after && after.first <= segment.last && after.sentence === own.sentence
  return isNear && after.mood !== 'undone' ? after.mood : 'silent'
}

/** `veio 187`, `deu so 30`: the verb right before the figure, whatever the clause also says. */
function isBilled({ reading }: Scene, at: number, clause: Clause): boolean {
  const lead = flatOf(reading, clause.first, at - 1)
  return (
    / (veio|vieram|deu|deram|custou|custaram|saiu|caiu|ficou) (so |uns |por |em |apenas |r |\$ )*$/.test(
      lead,
    ) && !/ (nao|se|quase|nem|nunca|sera|me) /.test(lead)
  )
}

/** A price of its own: what is said of it is not said of the next. */
function hasAmount({ reading }: Scene, clause: Clause): boolean {
  return reading.amounts.some((one) => clause.first <= one.first && one.first <= clause.last)
}

/** A denial without an amount of its own, such as "nao levei marmita", denies only itself. */
function isAside(clause: Clause): boolean {
  return / (nao|nem|nunca) /.test(clause.flat)
}

function isDeed(clause: Clause): boolean {
  return clause.verbs.some(
    ({ verb }) => verb.form === 'i-did' && verb.kind !== 'cost' && verb.kind !== 'else',
  )
}

function clauseOf(
  scene: Scene,
  segment: { first: number; last: number; amount: { first: number; last: number } },
): Clause | null {
  const { first } = segment.amount
  const own = scene.clauses.find((one) => one.first <= first && first <= one.last)
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

function readOne(
  scene: Scene,
  all: readonly Settled[],
  at: number,
  segment: Settled,
): ReadTransaction {
  const { reading, covers, index } = scene
  const clause = clauseOf(scene, segment)
  const near = nearOf(scene, segment)
  const isFirst = at === 0
  const first = isFirst ? 0 : segment.first
  const flat = flatOf(reading, first, segment.last)
  const headFlat = clause && clause.last < segment.first ? `${clause.flat}${flat}` : flat
  const type = directionOf(reading, clause, headFlat)
  const subject = findSubject(reading, covers, segment.first, segment.last, near)
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
    evidence:
      evidenceOf(scene, segment, clause, draft.description !== '') -
      distanceOf(scene, segment, clause, subject),
  }
}

/** The clause that holds the amount, with the one before it where it has no words of its own. */
function nearOf(scene: Scene, { amount }: Settled): { first: number; last: number } | undefined {
  const at = scene.clauses.findIndex((one) => one.first <= amount.first && amount.first <= one.last)
  const own = scene.clauses[at]
  if (!own) return undefined
  const before = scene.clauses[at - 1]
  const hasWords = scene.covers.slice(own.first, own.last + 1).includes(undefined)
  const isJoined = !hasWords && before?.sentence === own.sentence
  return { first: isJoined ? before.first : own.first, last: own.last }
}

/** The words of the segment; a telling verb or picture where they say nothing ("jantei com a Ju"). */
function describe(scene: Scene, segment: Settled, subject: Subject | null): string {
  const { reading } = scene
  const isTelling =
    subject !== null && hasKnownTerm(reading, scene.covers, subject.first, subject.last)
  const named = isTelling ? null : nameDeed(reading, segment.first, segment.last)
  if (named) return named
  return subject ? writeSubject(reading, subject) : ''
}

function doubtOf(
  segment: Settled,
  type: TransactionType | null,
  description: string,
): Doubt | null {
  const { amount, valueCents } = segment
  const isAbsurd = valueCents > limits.amountCentsMax || valueCents <= 0
  if (isAbsurd || amount.isNegative || amount.isForeign) return 'amount'
  if (type === null) return 'type'
  return description ? null : 'subject'
}

/** Without a verb, words of another sentence ("nota 4. mercado") hardly speak of an amount. */
function distanceOf(
  { clauses, isAsked }: Scene,
  { amount }: Settled,
  clause: Clause | null,
  subject: Subject | null,
): number {
  if (clause || isAsked || !subject) return 0
  const own = clauses.find((one) => one.first <= amount.first && amount.first <= one.last)
  const told = clauses.find((one) => one.first <= subject.first && subject.first <= one.last)
  return own?.sentence === told?.sentence ? 0 : 2
}

/** Adds up what speaks for a transaction: a named currency, a money verb, a known thing. */
function evidenceOf(
  scene: Scene,
  segment: Settled,
  clause: Clause | null,
  isNamed: boolean,
): number {
  const byForm = { currency: 2, cents: 1.5, scale: 1, bare: 0 }[segment.amount.form]
  const hasVerb = clause?.verbs.some(
    ({ verb }) => verb.form === 'i-did' || verb.form === 'they-did',
  )
  const isMoneyVerb = clause?.verbs.some(({ verb }) => verb.kind !== 'hand')
  const byKind = isMoneyVerb ? 3 : 2
  const byVerb = hasVerb ? byKind : 0
  const { reading } = scene
  const isKnown = hasKnownTerm(reading, scene.covers, segment.first, segment.last)
  const isShort = reading.tokens.length <= 8
  return (
    byForm +
    byVerb +
    (scene.isAsked ? 3 : 0) +
    (isKnown ? 2 : 0) +
    (isNamed ? 1 : 0) +
    (isShort && isNamed ? 1 : 0)
  )
}

/** The day named in the segment; else the only one named; else the last one before; else today. */
function dayOf(reading: Reading, all: readonly Settled[], at: number): Temporal.PlainDate {
  const { days, today } = reading
  const past = days.filter((one) => Temporal.PlainDate.compare(one.date, today) <= 0)
  const segment = all[at]
  if (!segment || past.length === 0) return today
  const first = at === 0 ? 0 : segment.first
  const own = past.filter((one) => one.first >= first && one.last <= segment.last)
  const nearest = own.toSorted((a, b) => distance(a, segment) - distance(b, segment))[0]
  if (nearest) return nearest.date
  if (past.length === 1 && past[0]) return past[0].date
  return past.findLast((one) => one.last < segment.first)?.date ?? today
}

function distance(day: { first: number; last: number }, segment: Settled): number {
  const { first, last } = segment.amount
  return day.last < first ? first - day.last : day.first - last + 0.5
}

/** "15 de almoço ontem e 15 hoje", "12, 14 e 11, tudo almoço": a subject said once is for all. */
function shareSubjects(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  scene: Scene,
): ReadTransaction[] {
  const isMissing = transactions.some((one) => one.doubt === 'subject')
  if (!isMissing || transactions.length < 2) return transactions
  const named = transactions.findLast((one) => one.doubt === null)
  const head = headSubject(scene, settled)
  return transactions.map((one, at) => {
    if (one.doubt !== 'subject') return one
    const source = transactions.slice(0, at).findLast((other) => other.doubt === null) ?? named
    const description = head ?? source?.draft.description
    if (!description) return one
    const type = source?.draft.type ?? one.draft.type
    const isSameType = type === one.draft.type
    const own = isSameType ? one.draft.categoryId : null
    const categoryId = own ?? source?.draft.categoryId ?? null
    return { ...one, doubt: null, draft: { ...one.draft, type, description, categoryId } }
  })
}

/** The subject before a colon: `churras: 140 e 60`. */
function headSubject(scene: Scene, settled: readonly Settled[]): string | null {
  const { reading, covers } = scene
  const colon = reading.tokens.findIndex((one) => one.folded === ':')
  const firstAmount = settled[0]?.amount.first ?? 0
  if (colon < 1 || colon > firstAmount) return null
  const subject = findSubject(reading, covers, 0, colon - 1)
  return subject ? writeSubject(reading, subject) : null
}

/** What a message without an amount speaks of. */
function readPriceless(scene: Scene): TransactionDraft | null {
  const { reading, covers, clauses, index } = scene
  const last = reading.tokens.length - 1
  const subject = findSubject(reading, covers, 0, last)
  if (!subject) return readPay(reading)
  const clause = clauses.find((one) => one.mood === 'done' && one.verbs.length > 0) ?? null
  const type = directionOf(reading, clause, reading.flat) ?? 'despesa'
  const past = reading.days.filter(
    (one) => Temporal.PlainDate.compare(one.date, reading.today) <= 0,
  )
  return {
    type,
    amountCents: cents(0),
    date: past.at(-1)?.date ?? reading.today,
    categoryId: categorise(reading, covers, { first: 0, last, subject, type }, index),
    description: writeSubject(reading, subject),
  }
}

const received = / (recebi|caiu|entrou|chegou) (o |um |meu )*(pagamento|dinheiro|grana|pix) /

/** "Recebi meu pagamento" names nothing else than pay. */
function readPay({ flat, today }: Reading): TransactionDraft | null {
  if (!received.test(flat)) return null
  const amountCents = cents(0)
  return { type: 'receita', amountCents, date: today, categoryId: null, description: 'Pagamento' }
}
