import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['cinema 40', 'desculpa, tava no ônibus. foi 45'], ['-45 Cinema']],
  [['mercado', 'Foi mal a demora, fui buscar minha filha na escola. 142'], ['-142 Mercado']],
  [['desculpe, cheguei do médico agora. paguei 60 de uber'], ['-60 Uber']],
])('hears what is told behind an excuse: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})

it.each([
  [['padaria 8', 'desculpa, digitei errado. foi 9'], ['-9 Padaria']],
  [['padaria 8', 'desculpa, errei. a padaria foi 9'], ['-9 Padaria']],
  [['foi caro no mercado que eu fiquei. 142'], ['-142 Mercado']],
])('leaves what tells something: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})
