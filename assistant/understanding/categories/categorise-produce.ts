import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import type { Reading } from '#understanding/reading.ts'

const beasts =
  'bezerro|bezerros|bezerra|bezerras|novilha|novilhas|garrote|garrotes|boi|bois|vaca|vacas|gado|porco|porcos|leitao|leitoes|cabrito|cabritos|ovelha|ovelhas|carneiro'
const crops =
  'leite|cafe|cacau|soja|milho|mandioca|mel|queijo|queijos|acai|castanha|farinha|verdura|verduras|fumo|algodao'

const produce = new PhraseBook('what a farm is paid for', [
  {
    means: 'sold',
    say: `vendi|vendemos ..3 ${beasts} ..9 comissao|frete|funrural|taxa|desconto|descontaram|descontou`,
    like: 'vendi um bezerro por 1.850, descontaram 5% de comissão',
  },
  {
    means: 'sold',
    say: `vendi|vendemos ..4 ${crops} ..9 comissao|frete|funrural|taxa|quinzena`,
    like: 'vendi 10 sacas de café por 9.000, descontaram o frete',
  },
  {
    means: 'sold',
    say: `recebi|recebemos|caiu|entrou|saiu|pagaram [o|a|do|da] [pagamento] [do|da] ${crops} d*|desta|desse|dessa [quinzena|mes|semana]`,
    like: 'recebi o leite da quinzena 1.320, veio com desconto de 80 do frete',
  },
  {
    means: 'sold',
    say: 'recebi|recebemos|caiu|entrou|saiu|pagaram a quinzena do leite',
    like: 'caiu a quinzena do leite 1.320',
  },
])

/**
 * The category of what a farm sold, whatever was taken off it: a commission that was charged is no
 * pay of an employer, and a 'quinzena' of milk neither. Null for anything else.
 */
export function produceCategory(
  reading: Reading,
  first: number,
  index: CategoryIndex,
): string | null {
  // What was taken off stands in a clause behind it.
  if (!produce.isIn(reading, { first, last: reading.tokens.length - 1 })) return null
  return (
    categoryOf('sales', 'receita', index) ??
    categoryOf('craft', 'receita', index) ??
    categoryOf('freelance', 'receita', index)
  )
}

const hands = new PhraseBook('a farm hand is paid', [
  {
    means: 'hand',
    say: 'diaria|diarias|paguei|pagamos|acertei|pagamento ..4 peao|peoes|peaozinho',
    not: ['peao|peoes d* boiadeiro|brinquedo|madeira', 'comprei ..3 peao|peoes'],
    like: 'paguei a diária de dois peões, 120 cada',
  },
])

/** Whether a 'peão' is somebody who works, and no toy: what is paid to them is no leisure. */
export function isFarmHand(reading: Reading, span: Span): boolean {
  return hands.isIn(reading, span)
}
