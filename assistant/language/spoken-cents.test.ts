import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string[], string[]]>([
  [['paguei oitenta e sete com trinta no mercado'], ['-87.3 Mercado']],
  [['quinze com cinquenta na padaria'], ['-15.5 Padaria']],
  [['farmácia', 'foi noventa e um com quarenta'], ['-91.4 Farmácia']],
  [['farmácia', 'noventa e um com quarenta centavos'], ['-91.4 Farmácia']],
  [['padaria', 'a compra toda ficou por vinte e dois e cinquenta'], ['-22.5 Padaria']],
  [['mercado', 'tudo deu 88'], ['-88 Mercado']],
])('hears the cents of %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

it.each<[string[], string[]]>([
  [['paguei cem com vinte de desconto'], ['-100 Gasto']],
  [['farmácia', 'o sabonete ficou 40'], ['-40 Sabonete']],
])('and none in %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
