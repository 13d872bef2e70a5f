import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['o gás, 105 por 3', ['-35 Gás']],
  ['gás 105 por 3, pão 8', ['-35 Gás', '-8 Pão']],
  ['pizza 96 por 4', ['-24 Pizza']],
  ['a luz, 210 por 3 pessoas', ['-70 Luz']],
  ['água mineral 24 por 3', ['-24 Água mineral']],
  ['blusa 80 por 50', ['-50 Blusa']],
  ['gás 105 pra 3', ['-105 Gás']],
])('what a home shares is told by how many: %s', (text, books) => {
  expect(booksAfter(today, text.split('\n')).books).toEqual(books)
})
