import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

/** Whoever did not buy after all. */
const declined = [
  'nao|nem|desisti|desistimos|quase|ia|iria',
  '@ ..9 nao|nem|desisti|deixei|ficou|vou|amanha|pensando',
  'se era',
]

const lowered = new PhraseBook('a price that was lowered', [
  {
    means: 'lowered',
    say: 'era|eram|custava @ ..5 deu|deram|teve|tive|ganhei|consegui|fizeram|abateu|tirou|descontou ..4 desconto|descontinho|abatimento|off',
    not: declined,
    like: 'o berço era R$ 1.390 mas no pix teve 10% de desconto',
  },
  {
    means: 'lowered',
    say: 'era|eram|custava @ com @# [%] de desconto|descontinho|abatimento|off',
    not: declined,
    like: 'o sofá era 1.200 com 10% de desconto',
  },
  {
    means: 'lowered',
    say: 'era|eram|custava @ [mas|e|,] [o|a] ..1 fez|fizeram|deixou|deixaram|fechou|cobrou [so] [por|a] [so] @',
    not: declined,
    like: 'era 150 o moço fez por 130',
  },
])

/** As far behind a price as its discount is told. */
const reach = 9

/** Whether a figure is a former price that was lowered: then what is left of it was paid. */
export function isLowered(reading: Reading, { first, last, amount }: Segment): boolean {
  const found = lowered.find(reading, { first, last: last + reach })
  return found !== null && found.first <= amount.first && amount.first <= found.last
}
