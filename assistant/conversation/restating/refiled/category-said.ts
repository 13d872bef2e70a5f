import { isSame } from '#conversation/match-named.ts'
import { readName } from '#understanding/categories/category-words.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { flatOf } from '#understanding/reading.ts'

/** A category that is spoken of: its name, or null for what is filed nowhere, and its tokens. */
export interface CategorySaid {
  name: string | null
  first: number
  last: number
}

/** Shorter words begin too many others. */
const shortMin = 5
const nowhere = new Set(['outros', 'outras'])

/** One of the person's categories by its name, or the rest, right at a token; null for none. */
export function categorySaidAt({ reading, index }: Message, at: number): CategorySaid | null {
  const { tokens } = reading
  const [found] = index.all
    .flatMap(({ name }) => {
      const { said: words } = readName(name)
      const isSaid = words.every((word, behind) => isNameWord(word, tokens[at + behind]?.norm))
      return isSaid ? [{ name, first: at, last: at + words.length - 1 }] : []
    })
    .toSorted((one, other) => other.last - one.last)
  if (found) return found
  return nowhere.has(tokens[at]?.norm ?? '') ? { name: null, first: at, last: at } : null
}

/** 'freela' and 'freelance' are 'Freelances'. */
function isNameWord(own: string, said = ''): boolean {
  return own === said || (said.length >= shortMin && isSame(own, said))
}

/** The category of that way that some words mean: "comida" is Alimentação. Null for none. */
export function categoryMeantIn(
  { reading, index }: Message,
  { first, last }: { first: number; last: number },
  type: TransactionType,
): { id: string; name: string } | null {
  const tokens = reading.tokens.slice(first, last + 1)
  const name = categoryNamed({ ...reading, tokens, flat: flatOf(reading, first, last) }, index)
  return index.all.find((one) => one.name === name && one.type === type) ?? null
}
