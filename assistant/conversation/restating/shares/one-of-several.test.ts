import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['vendi 3 bolos a 12', 'um deles foi 10'], '+34 Bolos'],
  [['vendi 3 bolos a 12', 'um bolo foi 10 só'], '+34 Bolos'],
  [['hoje 2 cortes de 60', 'um corte foi 50, fiz desconto'], '+110 Cortes'],
  [['2 pizzas de 50', 'uma foi 45'], '-95 Pizzas'],
  [['4 camisas de 40', 'duas foram a 35'], '-150 Camisas'],
])('of several at one price some had another: %j', (said, entry) => {
  expect(booksAfter(today, said).books).toEqual([entry])
})

it.each([
  [['vendi 3 bolos a 12', 'um lanche foi 10'], '+36 Bolos'],
  [['pizza 100', 'uma foi 45'], '-45 Pizza'],
  [['2 pizzas de 50', 'uma coca foi 12'], '-100 Pizzas'],
])('and of nothing else: %j', (said, entry) => {
  expect(booksAfter(today, said).books).toContain(entry)
})
