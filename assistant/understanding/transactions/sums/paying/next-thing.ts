import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { weighs } from '#understanding/transactions/sums/parts.ts'

const others = new PhraseBook('the part of another thing than the first', [
  {
    means: 'other',
    say: '@ [reais|conto] e|mais|+ [o|a|os|as] ..9 minha|meu parte|metade [eh|foi|deu|:] [de] [r] [$] @',
    not: ['e [a|o] minha|meu parte|metade', 'e [o|a] ..1 [me|ja] pagou|deu|mandou|passou'],
    like: 'recarga do cel 25 e a netflix que divido com a galera minha parte 11,90',
  },
])
const articles = new Set(['o', 'a', 'os', 'as'])
const nameMax = 2

/**
 * `recarga do cel 25 e a netflix que divido, minha parte 11,90`: the part is of the thing that is
 * named behind the first figure, which is another.
 */
export function cutNextThing(reading: Reading, segments: readonly Segment[]): Segment[] {
  const [first, next, another] = segments
  if (!first || !next || another) return [...segments]
  const found = others.find(reading, { first: first.amount.first, last: next.amount.last })
  if (found?.first !== first.amount.first || found.last !== next.amount.last) return [...segments]
  const { tokens } = reading
  const link = tokens.findIndex(({ norm }, at) => at > first.amount.last && joins.has(norm))
  const start = articles.has(tokens[link + 1]?.norm ?? '') ? link + 2 : link + 1
  const isThing = (weight: 'item' | 'place') => weighs(reading, start, start + nameMax - 1, weight)
  const isNamed = first.first < first.amount.first
  if (!isNamed || !(isThing('item') || isThing('place'))) return [...segments]
  return [
    { ...first, last: link - 1 },
    { ...next, first: link, isPart: true },
  ]
}

const joins = new Set(['e', 'mais', '+'])
