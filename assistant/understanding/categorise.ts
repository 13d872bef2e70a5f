import { fold } from '#language/fold.ts'
import { findVerb } from '#language/verbs.ts'
import { tradeCategory } from '#understanding/categorise-trade.ts'
import { formsOfName, readName, singular } from '#understanding/category-words.ts'
import type { AssistantCategory, LearnedChoice, TransactionType } from '#understanding/draft.ts'
import { incomeConcepts, wider } from '#understanding/lexicon/concepts.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findGluedMeanings, findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { namePicture } from '#understanding/lexicon/pictures.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import { isDestination, meaningHere } from '#understanding/meaning-here.ts'
import type { Reading } from '#understanding/reading.ts'
import { findLearned } from '#understanding/terms.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'

/** A person's categories, ready to be matched; made once for a message. */
export interface CategoryIndex {
  all: readonly AssistantCategory[]
  learned: readonly LearnedChoice[]
  /** Concepts that each category's name covers. */
  covers: ReadonlyMap<string, ReadonlySet<Concept>>
  /** Folded singular words of each category's name. */
  names: ReadonlyMap<string, readonly string[]>
}

/** Letters of the shortest word that may be two, and the most that are looked at. */
const gluedMin = 8
const gluedMax = 40
const weights = { purpose: 30, item: 20, place: 10, hint: 3 }

type Named = Omit<CategoryIndex, 'learned'>

/** A message is read in several ways, each time with the same categories. */
let latest: Named | null = null

/** Prepares a person's categories and choices for `categorise`. */
export function indexCategories(
  all: readonly AssistantCategory[],
  learned: readonly LearnedChoice[],
): CategoryIndex {
  if (latest?.all !== all) latest = indexNames(all)
  return { ...latest, learned }
}

function indexNames(all: readonly AssistantCategory[]): Named {
  const covers = new Map<string, ReadonlySet<Concept>>()
  const names = new Map<string, readonly string[]>()
  for (const { id, name } of all) {
    const known = readName(name)
    names.set(id, known.words)
    covers.set(id, known.concepts)
  }
  return { all, covers, names }
}

/** What is to be categorised: its tokens, its chosen words, and the clause of its amount. */
export interface Stretch {
  first: number
  last: number
  subject: Subject | null
  type: TransactionType
  near?: { first: number; last: number } | undefined
}

interface Hit {
  score: number
  categoryId: string | null
}

type Consider = (score: number, categoryId: string | null) => void

/**
 * The person's category for what some tokens speak of: what they chose before wins, then the name
 * of a category of theirs, then what the words mean.
 *
 * @returns null when no category of that type fits.
 */
export function categorise(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  range: Stretch,
  index: CategoryIndex,
): string | null {
  const learned = learnedId(reading, range, index)
  if (learned !== null) return learned
  let best: Hit | null = null
  const consider: Consider = (score, categoryId) => {
    if (score > (best?.score ?? 0)) best = { score, categoryId }
  }
  let at = range.first
  while (at <= range.last) {
    if (covers[at] === 'amount' || covers[at] === 'method' || covers[at] === 'day') at += 1
    else at = considerNames(reading, at, range, index, consider)
  }
  // `best` is set inside the closure, which the compiler does not see.
  const hit = best as Hit | null
  if (hit === null && range.type === 'receita') return tradeCategory(reading, index)
  return hit?.categoryId ?? null
}

/** A term, and the words in it that name a category: `aluguel do salão` is for the `Salão`. */
function considerNames(
  reading: Reading,
  at: number,
  range: Stretch,
  index: CategoryIndex,
  consider: Consider,
): number {
  const end = at + considerAt(reading, at, range, index, consider)
  for (let inner = at + 1; inner < end; inner += 1) {
    const term = termAt(reading.tokens, inner, 1)
    if (term && !isDestination(reading, range.first, inner)) {
      const nearness = nearnessOf(inner, range)
      considerName(term, range.type, index, { nearness, shop: null }, consider)
    }
  }
  return end
}

/** Considers the terms that start at a token, the longest first; answers how far to go on. */
function considerAt(
  reading: Reading,
  at: number,
  range: Stretch,
  index: CategoryIndex,
  consider: Consider,
): number {
  let step = 1
  let shop: Concept | null = null
  for (let length = termLengthAt(reading.tokens, at, range.last); length > 0; length -= 1) {
    const term = pictured(reading, at) ?? termAt(reading.tokens, at, length)
    if (!term) continue
    const nearness = nearnessOf(at, range) + length
    if (length === 1 && !isDestination(reading, range.first, at))
      considerName(term, range.type, index, { nearness, shop }, consider)
    // Inside "estante virtual", a bookshop, there is no piece of furniture.
    if (step > 1) continue
    const meanings =
      meaningHere(term, reading, at) ??
      findMeanings(term) ??
      gluedMeanings(reading, at, length) ??
      []
    for (const { concept, weight } of meanings) {
      const categoryId = categoryOf(concept, range.type, index)
      if (isWhereEaten(reading, at, range)) continue
      // A bank's fee is one whatever it is for: "tarifa pacote de servicos" is no journey.
      if (categoryId !== null || concept === 'fees') {
        consider(weights[weight] + nearness, categoryId)
        if (length > 1 && weight === 'place' && categoryId !== null) shop ??= concept
      }
    }
    if (meanings.length > 0) step = Math.max(step, length)
  }
  return step
}

/** What a word of a statement line says; it is one by its star or by its capitals. */
function gluedMeanings(reading: Reading, at: number, length: number) {
  const token = reading.tokens[at]
  if (length > 1 || token?.kind !== 'word' || token.folded.length < gluedMin) return undefined
  const isStatement = reading.text.includes('*') || reading.text === reading.text.toUpperCase()
  return isStatement ? findGluedMeanings(token.folded.slice(0, gluedMax)) : undefined
}

/** The word for a picture such as a cup of coffee. */
function pictured(reading: Reading, at: number): string | undefined {
  const token = reading.tokens[at]
  const name = token?.kind === 'emoji' ? namePicture(token.folded) : undefined
  return name ? fold(name) : undefined
}

const eatery = new Set(
  (
    'lanchonete cantina restaurante refeitorio cafeteria padaria bandejao quiosque lanche almoco ' +
    'jantar janta cafe marmita quentinha merenda refeicao salgado pf'
  ).split(' '),
)
const eating = new Set(['almocar', 'jantar', 'lanchar', 'comer', 'merendar'])
const inside = /^n[oa]s?$/

/** In "lanchonete da facul" the faculty only says which, in "jantei no posto" the station where. */
function isWhereEaten({ tokens }: Reading, at: number, { first, subject }: Stretch): boolean {
  if (!subject || at < subject.first || at > subject.last) return false
  const isPlace = inside.test(tokens[subject.first - 1]?.norm ?? '')
  const deeds = isPlace ? tokens.slice(first, subject.first).map(({ norm }) => findVerb(norm)) : []
  // "jantei em casa e gastei 60 na farmácia": eaten elsewhere.
  if (eating.has(deeds.findLast((verb) => verb)?.lemma ?? '')) return true
  if (at === subject.first) return false
  const isModifier = /^(d[aeo]|n[ao])$/.test(tokens[at - 1]?.norm ?? '')
  return isModifier && eatery.has(tokens[subject.first]?.norm ?? '')
}

function nearnessOf(at: number, { subject, near }: Stretch): number {
  const inClause = near && near.first <= at && at <= near.last ? 2 : 0
  if (!subject || at < subject.first || at > subject.last) return inClause
  return (at === subject.first ? 7 : 4) + inClause
}

function learnedId(reading: Reading, range: Stretch, index: CategoryIndex): string | null {
  const choices = index.learned.filter((one) => one.type === range.type)
  const { subject } = range
  const own = subject ? reading.tokens.slice(subject.first, subject.last + 1) : []
  const all = reading.tokens.slice(range.first, range.last + 1)
  const id = (findLearned(own, choices) ?? findLearned(all, choices))?.categoryId
  return index.all.some((one) => one.id === id && one.type === range.type) ? (id ?? null) : null
}

/** @param at.shop What is sold where that word begins the name: "casas bahia" is no house. */
function considerName(
  term: string,
  type: TransactionType,
  index: CategoryIndex,
  { nearness, shop }: { nearness: number; shop: Concept | null },
  consider: Consider,
): void {
  const word = singular(term)
  const forms = formsOfName(word)
  for (const { id, type: own } of index.all) {
    const isNamed = index.names.get(id)?.some((name) => forms.includes(name))
    if (own !== type || !isNamed) continue
    if (shop !== null && !index.covers.get(id)?.has(shop)) continue
    // "compras" is said of anything that is bought.
    consider((word === 'compra' ? 2 : 24) + nearness, id)
  }
}

/** Whether the person filed something there themselves before, or calls it by its name. */
export function isOwnChoice(
  { reading, first, last }: { reading: Reading; first: number; last: number },
  categoryId: string,
  { learned, names }: CategoryIndex,
): boolean {
  if (learned.some((one) => one.categoryId === categoryId)) return true
  const own = reading.tokens.slice(first, last + 1)
  return own.some(({ norm }) => names.get(categoryId)?.includes(norm))
}

/** The person's category that covers a concept, else the one that covers a wider concept. */
export function categoryOf(
  concept: Concept,
  type: TransactionType,
  index: CategoryIndex,
): string | null {
  const isIncome = incomeConcepts.has(concept)
  if (isIncome !== (type === 'receita')) return null
  let wanted: Concept | undefined = concept
  while (wanted) {
    for (const { id, type: own } of index.all) {
      if (own === type && index.covers.get(id)?.has(wanted)) return id
    }
    wanted = wider[wanted]
  }
  return null
}
