import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  ['décimo terceiro: 1100, só dia 20', []],
  ['salário: 2260, só dia 5', []],
  ['recebi o salário 2260 dia 5', ['+2260 Salário']],
  ['salário 2260 dia 5', ['+2260 Salário']],
  ['fui no banco e peguei 200 em dinheiro, tá na bolsa', []],
  ['30 em cueca. o tênis de 400 ficou na vitrine', ['-30 Cueca']],
  ['o mercado de hoje deve ter dado por volta de 130', ['-130 Mercado']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
