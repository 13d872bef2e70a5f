import { fold } from '#language/fold.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import { formsOfName, singular } from '#understanding/categories/category-words.ts'
import { isWhereEaten, type Stretch } from '#understanding/categories/where-eaten.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findGluedMeanings, findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { namePicture } from '#understanding/lexicon/pictures.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import { isDestination, meaningHere } from '#understanding/meaning-here.ts'
import type { Reading } from '#understanding/reading.ts'

/** Letters of the shortest word that may be two, and the most that are looked at. */
const gluedMin = 8
const gluedMax = 40
const weights = { purpose: 30, item: 20, place: 10, hint: 3 }

export type Consider = (score: number, categoryId: string | null) => void

/** A term, and the words in it that name a category: `aluguel do salão` is for the `Salão`. */
export function considerNames(
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

function nearnessOf(at: number, { subject, near }: Stretch): number {
  const inClause = near && near.first <= at && at <= near.last ? 2 : 0
  if (!subject || at < subject.first || at > subject.last) return inClause
  return (at === subject.first ? 7 : 4) + inClause
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
  if (!forms.some((one) => index.words.has(one))) return
  for (const { id, type: own } of index.all) {
    const isNamed = index.names.get(id)?.some((name) => forms.includes(name))
    if (own !== type || !isNamed) continue
    if (shop !== null && !index.covers.get(id)?.has(shop)) continue
    // "compras" is said of anything that is bought.
    consider((word === 'compra' ? 2 : 24) + nearness, id)
  }
}
