import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const before = ['padaria 14', 'táxi 22', 'feira 70']

it.each<[string, string[]]>([
  ['apaga o táxi, deixa a padaria e a feira', ['-14 Padaria', '-70 Feira']],
  ['cancela aquele 22 do táxi, só mantém padaria e feira', ['-14 Padaria', '-70 Feira']],
  ['mantém a padaria, apaga o táxi', ['-14 Padaria', '-70 Feira']],
  ['deixa a padaria e apaga o táxi e a feira', ['-14 Padaria']],
  ['apaga o táxi e a feira, deixa a padaria', ['-14 Padaria']],
])('what is said to stay is not deleted: %s', (text, books) => {
  expect(booksAfter(today, [...before, text]).books).toEqual(books)
})
