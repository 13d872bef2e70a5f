import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const price = new PhraseBook('what the thing cost that money was given for', [
  {
    means: 'price',
    say: 'que foi|custou|deu|saiu|era|ficou|veio [por|em|a] [r] [$] @',
    like: 'a vó me deu 50 do remédio que foi 68',
  },
])

const givers = new PhraseBook('money from somebody near, toward a thing', [
  {
    means: 'given',
    say: '{kin}|irmao|irma|filho|filha|namorado|namorada|mulher|cunhado|cunhada [ja] [me] deu|mandou|passou|devolveu|pagou|transferiu [so] [r] [$] @ d*|pro|pra|para|no|na',
    like: 'minha mãe me mandou 40 da farmácia que deu 94',
  },
])

/**
 * `a vó me deu 50 do remédio que foi 68`: what it cost went out, by the writer, and is nothing more
 * that came.
 */
export function markPriceOfGiven(reading: Reading, clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    const isGiven = before?.sentence === clause.sentence && before.flow === 'in'
    const isRelative = reading.tokens[clause.first]?.norm === 'que'
    if (!isGiven || !isRelative || !price.isIn(reading, clause)) continue
    if (!givers.isIn(reading, before)) continue
    clauses[at] = { ...clause, mood: 'done', flow: 'out', flowRule: 'price' }
  }
}
