import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['mercado', 'hmm, deixa eu ver: foi 142'], ['-142 Mercado']],
  [['mercado', 'Ahhh lembrei agora, 142!'], ['-142 Mercado']],
  [['padaria 8', 'ó, a padaria foi 18'], ['-18 Padaria']],
  [['hum... então: açaí 22'], ['-22 Açaí']],
])('hears what is told behind what is only breathed or announced: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})

it.each([
  [['uber 18. por hoje é só'], ['-18 Uber']],
  [['mercado', '142, fazer o quê'], ['-142 Mercado']],
  [['o encanador me cobrou 70, sacou? boa noite!'], ['-70 Encanador']],
  [['padaria 8', 'foi 18, só isso. bjs'], ['-18 Padaria']],
])('hears what is told before what only closes it: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})

// What looks the same tells of a thing, of a time, or answers.
it.each([
  [['o uber foi 18'], ['-18 Uber']],
  [['gastei só isso: 12 no pão'], ['-12 Pão']],
  [['jogo paciência 12'], ['-12 Jogo paciência']],
  [['bom prato 12'], ['-12 Bom prato']],
])('leaves what belongs to what is told: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})
