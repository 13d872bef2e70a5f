import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { sumOf } from '#understanding/transactions/sums/parts.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const voucher = 'vale|vr|va|ticket|cashback|saldo|pontos'
const kinds = 'refeicao|alimentacao|combustivel|transporte|cultura|presente'
const way = `${voucher}|pix|dinheiro|cartao|debito|credito|boleto`

const paidWays = new PhraseBook('how a part of a sum was paid', [
  {
    means: 'part',
    say: `usei|usando|abati|descontei|passei [r] [$] @ [reais|conto] do|no|de|com|em [meu|minha|o] ${voucher} [${kinds}]`,
    like: 'mercado 187,40, mas usei 50 do vale',
  },
  {
    means: 'part',
    say: `@ [reais|conto] foi|foram|saiu|sairam|paguei|usei|passei [no|do|com|pelo|de|em] [meu|o] ${voucher} [${kinds}]`,
    like: 'gastei 90 no mercado, 40 foi no vale',
  },
  {
    means: 'part',
    say: `sendo [r] [$] @ [reais|conto] no|do|com|em|de|pelo [meu|o] ${way} [${kinds}]`,
    like: 'mercado 120, sendo 70 no vale',
  },
  {
    means: 'all',
    say: `@ [reais|conto] no|do|com|em|de|pelo [meu|o] ${way} [${kinds}] e|,|mais [r] [$] @ [reais|conto] no|do|com|em|de|pelo [meu|o] ${way}`,
    like: 'mercado 120, 70 no vale e 50 no pix',
  },
])

/**
 * `fui no mercado, gastei 187,40, mas usei 50 do vale`: how a part of it was paid is no second
 * expense. Parts that come to the whole are taken too, and what names a thing of its own is not.
 */
export function takePaidWays(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, ...parts] = segments
  const end = parts.at(-1)
  if (!whole || !end) return [...segments]
  const found = paidWays.find(reading, { first: whole.amount.last + 1, last: end.last })
  const sum = sumOf(parts)
  if (!found || !isOfParts(parts, found)) return [...segments]
  const isAll = sum === whole.valueCents
  const isPart = found.means === 'part' && sum < whole.valueCents && parts.length === 1
  return isAll || isPart ? [merge(end, whole)] : [...segments]
}

/** It speaks of the first of them, and of nothing behind the last. */
function isOfParts(parts: readonly Settled[], { first, last }: Span): boolean {
  const [one] = parts
  const end = parts.at(-1)
  const isFirst = one !== undefined && first <= one.amount.first && one.amount.first <= last
  return isFirst && end !== undefined && end.last - Math.max(last, end.amount.last) <= wordsMax
}

/** What may stand behind: `no vale refeição também`. */
const wordsMax = 3
