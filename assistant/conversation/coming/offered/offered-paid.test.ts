import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const light = 'luz 243 vence dia 15'
const both = [light, 'água 88 vence dia 12']

it.each([
  [
    [...both, 'paguei as duas hj'],
    ['-243 Luz', '-88 Água'],
  ],
  [
    [...both, 'já paguei as duas contas'],
    ['-243 Luz', '-88 Água'],
  ],
  [[...both, 'paguei as três'], []],
  [[...both, 'a luz paguei com 2 de juros'], ['-245 Luz']],
  [[light, 'paguei a luz com 2 de juros'], ['-245 Luz']],
  [[light, 'paguei com juros de 5'], ['-248 Luz']],
  [['amanhã tenho dentista 200', 'fui no dentista, deu 180'], ['-180 Dentista']],
  [['amanhã tenho dentista 200', 'fui na padaria, deu 18'], ['-18 Padaria']],
])('what was offered is paid as it is told: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

it.each([
  'cartão 640 só compra de mercado que já te passei',
  'fatura 640 mas as compras já te passei',
  'paguei 640 do cartão, tudo coisa que já anotei',
])('of a card bill whose purchases were told nothing is written: %s', (text) => {
  expect(booksAfter(today, [text]).books).toEqual([])
  expect(booksAfter(today, [text, 'paguei a fatura 640']).books).toEqual([])
})
