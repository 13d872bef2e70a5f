import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const paid = new PhraseBook<'paid' | 'beside'>('what left the purse, discount and all', [
  {
    means: 'paid',
    say: 'gastei|gastamos|desembolsei|levou|levaram|cobrou|cobraram|saiu|sairam|ficou|ficaram [so] [por|em|a] [r] [$] @',
    not: ['era|custava|de ..6 @'],
    like: 'a farmácia me levou 167,30 com desconto de 20%',
  },
  {
    means: 'beside',
    say: 'paguei|pagamos [so] [r] [$] @',
    not: ['era|custava|de ..6 @'],
    like: 'paguei 80 com 20 de desconto',
  },
])

/** What is taken off by a deed of its own: "cobrou 40 e deu 10% de desconto". */
const taking = new Set(
  'menos - mas deu dei demos ganhei ganhamos consegui conseguimos tirou tirei fez teve tive e'.split(
    ' ',
  ),
)

/** `a farmácia me levou 167,30 com desconto de 20%`: what was paid is less by it already. */
export function isPaidSo(
  { tokens, ...reading }: Reading,
  { amount }: Settled,
  off: { first: number },
): boolean {
  const span = { first: amount.first - 5, last: amount.last }
  const behind = tokens.slice(amount.last + 1, off.first)
  if (behind.some(({ norm }) => taking.has(norm))) return false
  // "paguei 80 no tênis com 10% de desconto" may be its price.
  const isBeside = behind[0]?.norm === 'com'
  return paid.findAll({ tokens, ...reading }, span).some(({ means, last }) => {
    return last === amount.last && (means === 'paid' || isBeside)
  })
}
