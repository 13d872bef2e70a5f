import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const admissions = new PhraseBook('what it cost to be let in', [
  {
    means: 'entry',
    say: 'parque|parquinho|cinema|museu|zoologico|zoo|show|teatro|circo|balada|boate|piscina|passeio|cachoeira|aquario|exposicao|jogo|estadio|baile|forro|rodeio|trilha|pagode|samba ..3 [:|,] [a] entrada|entradas [foi|era|deu|de|:|do|das] [r] [$] @',
    not: ['recebi|entrou|vendi|toquei|cantei ..9 entrada'],
    like: 'fomos ao parque: entrada 30, lanche 25',
  },
])

/** Whether a word is the entrance of a place that people pay to see, and no money that came. */
export function isAdmission(reading: Reading, { first, last }: Span): boolean {
  return admissions.findAll(reading).some((one) => one.first <= first && last <= one.last)
}
