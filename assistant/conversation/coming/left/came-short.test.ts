import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const days = 'hoje recebi 3 diárias de 130'

it.each([
  [['o patrão descontou 20 do vale'], '+370 Diárias'],
  [['ela descontou 20'], '+370 Diárias'],
  [['a patroa me descontou 20 do almoço'], '+370 Diárias'],
  [['o patrão descontou 20 do vale', 'então recebi 370'], '+370 Diárias'],
  [['então recebi 370'], '+370 Diárias'],
  [['recebi só 370, descontaram 20'], '+370 Diárias'],
])('what was kept of pay is taken off it: %j', (said, entry) => {
  expect(booksAfter(today, [days, ...said]).books).toEqual([entry])
})

it.each([
  [[days, 'então recebi 50'], 2],
  [[days, 'mercado 40', 'então recebi 370'], 3],
  [['mercado 80', 'então recebi 70'], 2],
])('and of nothing else: %j', (said, count) => {
  expect(booksAfter(today, said).books).toHaveLength(count)
})

it('of a sum to come nothing that was paid is changed', () => {
  const { books } = booksAfter(today, [
    'frete do Marcelo 250',
    'o frete de sexta é 400, recebo na entrega',
  ])
  expect(books).toEqual(['-250 Frete do Marcelo'])
})
