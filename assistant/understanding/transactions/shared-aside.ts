import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const asides = new PhraseBook('with whom the thing before was shared', [
  {
    means: 'shared',
    say: '[,|(|-] [que] [eu|a|foi|nos] [gente] {split} ..2 com|em|por|entre|meio|pra',
    like: 'jantar 120, que dividi com o Léo, e o uber 15',
  },
])

const links = new Set(['e', ',', ')', 'mais', '+'])
/** As many tokens as a thing of a list has. */
const thingMax = 4

/**
 * The token that ends "que dividi com o Léo" between two figures: it is of the thing before, where
 * what follows is a thing of its own, and no deed. Null where nothing of that kind is said there.
 */
export function endOfSharedAside(
  reading: Reading,
  { first, last }: { first: number; last: number },
): number | null {
  const { tokens } = reading
  const found = asides.find(reading, { first, last })
  if (found?.first !== first) return null
  const link = tokens.findLastIndex(({ norm }, at) => {
    return at > found.last && at <= last && links.has(norm)
  })
  const things = tokens.slice(link + 1, last + 1)
  if (link < 0 || things.length === 0 || things.length > thingMax) return null
  const isDeed = things.some(({ norm }) => {
    return findVerb(norm) && !findMeanings(norm)
  })
  const isNamed = things.some(({ norm }) => (findMeanings(norm)?.length ?? 0) > 0)
  if (isDeed || !isNamed) return null
  return tokens[link]?.kind === 'mark' ? link : link - 1
}
