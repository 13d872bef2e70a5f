import { fold } from '#language/fold.ts'
import type { CategoryIndex } from '#understanding/categories/category-index.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** The name of the first category that a message names outright. */
export function findNamedCategory(reading: Reading, index: CategoryIndex): string | null {
  let found: { name: string; at: number } | null = null
  for (const { name } of index.all) {
    const folded = fold(name)
    for (const form of [folded, singular(folded)]) {
      const at = reading.flat.indexOf(` ${form} `)
      if (at >= 0 && (!found || at < found.at)) found = { name, at }
    }
  }
  return found?.name ?? null
}

const leadsTo = new Set('a o as os categoria de da do dos das'.split(' '))

/** The category whose name stands right behind a token: `Lazer` of "põe em lazer". */
export function categoryBehind(
  { tokens, flat, starts }: Reading,
  { all }: CategoryIndex,
  at: number,
): string | null {
  let next = at + 1
  while (leadsTo.has(tokens[next]?.norm ?? '')) next += 1
  const behind = flat.slice((starts[next] ?? flat.length) - 1)
  const forms = all.flatMap(({ name }) => [
    { name, form: fold(name) },
    { name, form: singular(fold(name)) },
  ])
  // "presentes de natal" before "presentes".
  const found = forms
    .filter(({ form }) => behind.startsWith(` ${form} `))
    .toSorted((one, other) => other.form.length - one.form.length)
  return found[0]?.name ?? null
}

/** The category that a message names outright, else the one that its words mean; its name. */
export function categoryNamed(reading: Reading, index: CategoryIndex): string | null {
  return findNamedCategory(reading, index) ?? categoryMeant(reading, index)?.name ?? null
}

/** The category that the words of a message mean, with the word that does. */
export function categoryMeant(
  reading: Reading,
  index: CategoryIndex,
): { name: string; word: string } | null {
  const word = reading.tokens[meantAt(reading, index)]?.norm ?? ''
  const name = categoryOfWord(word, index)
  return name === undefined ? null : { name, word }
}

/** Where the word stands by whose meaning a category is known, though it is no name; else -1. */
export function meantAt(reading: Reading, index: CategoryIndex): number {
  return reading.tokens.findIndex(({ norm }, at) => {
    // "em relação ao mês passado": no chain of a motorbike.
    const isLink = norm === 'relacao' && reading.tokens[at - 1]?.norm === 'em'
    const isPlain = isLink || (at === 0 && isOrder(reading))
    return !isPlain && categoryOfWord(norm, index) !== undefined
  })
}

function categoryOfWord(word: string, index: CategoryIndex): string | undefined {
  for (const { concept, weight } of findMeanings(word) ?? []) {
    if (weight === 'hint') continue
    const id = categoryOf(concept, 'despesa', index) ?? categoryOf(concept, 'receita', index)
    const category = index.all.find((one) => one.id === id)
    if (category) return category.name
  }
  return undefined
}

const ordered = new Set('um uma o a mais limite teto orcamento meta'.split(' '))

const orders = new Set('bota reserva'.split(' '))

/** "bota um limite" asks for something to be done; "bota de couro" are boots. */
function isOrder({ tokens: [first, second] }: Reading): boolean {
  if (!orders.has(first?.norm ?? '')) return false
  return second?.kind === 'number' || ordered.has(second?.norm ?? '')
}

function singular(name: string): string {
  return name.endsWith('s') ? name.slice(0, -1) : name
}
