import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'parcelei a cama, 120 por mês em 10 vezes, sempre dia 7',
  'parcelei a cama lya, 120 ao mês em 10 parcelas, todo dia 7',
])('takes what is paid each month for one part, and not for the whole: %s', (text) => {
  expect(booksAfter(today, [text]).bills).toEqual(['Cama 120 07/12 x10'])
})

it('parts a whole that is told without a month', () => {
  expect(booksAfter(today, ['parcelei a cama 1200 em 10 vezes']).bills[0]).toContain('Cama 120 ')
})

it('writes nothing of a salary that is still to come', () => {
  const { books } = booksAfter(today, ['o pagamento da loja sai dia cinco, são 1.900'])
  expect(books).toEqual([])
})
