import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['Fiz a mão e o pé, 75', ['-75 Mão e o pé']],
  ['fiz pé e mão 60', ['-60 Pé e mão']],
  ['fiz sobrancelha 35', ['-35 Sobrancelha']],
  ['hoje fiz as unhas 45', ['-45 Unhas']],
  [
    'recebi 40 da unha da Bia\nfiz a mão e o pé da Carla, 75',
    ['+40 Unha da Bia', '+75 Mão e o pé da Carla'],
  ],
  ['sou manicure\nfiz a mão e o pé, 75', ['+75 Mão e o pé']],
  ['fiz 3 unhas hoje, 120', ['+120 Unhas']],
])('who never earned by it had it done: %j', (text, books) => {
  expect(booksAfter(today, text.split('\n')).books).toEqual(books)
})
