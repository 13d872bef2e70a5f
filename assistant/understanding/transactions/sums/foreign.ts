import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

const inReais = new PhraseBook('what foreign money came to', [
  {
    means: 'reais',
    say: '[que] deu|saiu|veio|ficou|foi|= [por|em|a|uns] @',
    like: 'figma 15 dólares deu 84,37 no cartão',
  },
  {
    means: 'reais',
    say: 'no|na cartao|fatura|conversao|total [com] [iof] [,] [deu|veio|saiu|ficou|foi] @',
    like: 'curso 30 dólares, no cartão veio 168,40',
  },
  {
    means: 'reais',
    say: 'por [r] [$] @ [reais] [,|.|!] [hoje|ontem] $',
    like: 'comprei 100 euros por 650 reais',
  },
  { means: 'reais', say: ',|= [r] [$] @', like: 'aws 23 usd, 131,40 no cartão' },
  { means: 'reais', say: '( [r] [$] @', like: 'netflix 10 euros (62,10)' },
])

/** `figma 15 dólares deu 84,37`: the reais that foreign money came to. */
export function isChanged(reading: Reading, former: Segment, next: Segment): boolean {
  if (!former.amount.isForeign || next.amount.isForeign) return false
  return inReais.isIn(reading, { first: former.amount.last + 1, last: next.amount.last })
}

const rate = new PhraseBook('what one of them costs in reais', [
  { means: 'rate', say: 'a [r] [$] @ [reais]', like: 'comprei 300 dólares a 5,62' },
  {
    means: 'rate',
    say: 'dolar|euro|libra|peso|cotacao a|de|em|por [r] [$] @',
    like: 'comprei 300 dólares com o dólar a 5,62',
  },
])

/** No money that Brazilians buy costs more. */
const rateMax = 1500

/** `300 dólares a 5,62`: so many at that price; null for any other two figures. */
export function atRate(reading: Reading, former: Segment, next: Segment): Segment | null {
  const count = former.amount.valueCents / 100
  const isRate = !next.amount.isForeign && next.amount.valueCents <= rateMax && !next.amount.times
  if (!former.amount.isForeign || !isRate || !Number.isInteger(count)) return null
  const found = rate.find(reading, { first: former.amount.last + 1, last: next.amount.last })
  if (found?.last !== next.amount.last) return null
  const { first, last } = former.amount
  const amount = { ...next.amount, times: { first, last, count, unit: 'dolar' } }
  return { ...merge(former, next), amount }
}
