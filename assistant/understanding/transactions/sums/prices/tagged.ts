import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** What a thing was priced at, and did not cost. */
export const tagged = new PhraseBook('a price that is only written on it', [
  {
    means: 'tag',
    say: '@ na|de etiqueta|tabela|vitrine|loja ..1 paguei|levei|saiu|ficou|consegui',
    like: 'bolsa 180 na etiqueta, paguei 120',
  },
])
