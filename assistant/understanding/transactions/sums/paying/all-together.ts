import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { sumOf } from '#understanding/transactions/sums/parts.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const partPaid = new PhraseBook('a part that was paid of several things', [
  {
    means: 'part',
    say: '[so|ja] paguei|dei|adiantei|deixei [so|ja] [r] [$] @ [reais|conto] [hoje|agora|ontem|na|hora] [,|e|mas] [o] resto|restante',
    like: 'unha 45 e sobrancelha 30, paguei 50 e o resto na outra semana',
  },
  {
    means: 'part',
    say: '[so|ja] paguei|dei|adiantei|deixei [so|ja] [r] [$] @ [reais|conto] [hoje|agora|ontem|na|hora] [,|e|mas] [ainda] fiquei|fico|falta|faltam|faltou|devo [devendo]',
    like: 'mercado 120 e farmácia 60, paguei 100 e fiquei devendo o resto',
  },
])

/**
 * `unha 45 e sobrancelha 30, paguei 50 e o resto na outra semana`: both were bought, and what was
 * paid of them at once is no third thing.
 */
export function dropPaidOfAll(reading: Reading, segments: readonly Settled[]): Settled[] {
  const parted = segments.findIndex((one) => {
    const found = partPaid.find(reading, { first: one.first, last: reading.tokens.length - 1 })
    return found !== null && found.first <= one.amount.first && one.amount.last <= found.last
  })
  const [part, things] = [segments[parted], segments.slice(0, parted)]
  if (!part || things.length < 2 || segments.length > parted + 2) return [...segments]
  return part.valueCents < sumOf(things) ? things : [...segments]
}
