import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/** Where people pay to be let in. */
const places =
  'parque|parquinho|cinema|museu|zoologico|zoo|show|teatro|circo|balada|boate|piscina|passeio|cachoeira|aquario|exposicao|jogo|estadio|baile|forro|rodeio|trilha|pagode|samba|clube|festa|bailao|rave|feira|campo|quermesse|vaquejada|arraial|mirante|termas|aguas'

const admissions = new PhraseBook('what it cost to be let in', [
  {
    means: 'entry',
    say: `${places} ..3 [:|,] [a] entrada|entradas [foi|era|deu|de|:|do|das] [r] [$] @`,
    not: ['recebi|entrou|vendi|toquei|cantei ..9 entrada'],
    like: 'fomos ao parque: entrada 30, lanche 25',
  },
  {
    means: 'entry',
    say: `${places} ..4 [r] [$] @ [reais|conto] de|da|na entrada|entradas`,
    not: [
      'recebi|entrou|vendi|toquei|cantei|fechei|fechamos|contrataram ..9 entrada',
      // Of a work for a feast, and of what is bought there, it is a part paid ahead.
      'carro|moto|vestido|buffet|decoracao|bolo|sinal ..9 entrada',
    ],
    like: 'no baile foi 30 de entrada',
  },
])

/** Whether a word is the entrance of a place that people pay to see, and no money that came. */
export function isAdmission(reading: Reading, { first, last }: Span): boolean {
  return admissions.findAll(reading).some((one) => one.first <= first && last <= one.last)
}
