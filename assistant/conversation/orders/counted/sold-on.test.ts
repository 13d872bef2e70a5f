import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const sold = 'vendi 12 trufas a 4 reais'

it.each([
  ['vendi 15 dessas', '+60 Trufas'],
  ['hoje vendi mais 15 dessas', '+60 Trufas'],
  ['sobrou 5, vendi a 3', '+15 Trufas'],
  ['as outras 5 vendi a 3', '+15 Trufas'],
  ['vendi as outras 5 a 3', '+15 Trufas'],
])('more of what was sold by the piece: %s', (text, entry) => {
  const { books } = booksAfter(today, [sold, text])
  expect(books).toContain(entry)
  expect(books).toHaveLength(2)
})

it('but of nothing that was sold no sum is known', () => {
  expect(booksAfter(today, ['mercado 40', 'vendi 15 dessas']).books).toEqual(['-40 Mercado'])
})

it('of what is paid in parts it is told how much is left', () => {
  const bought = 'comprei uma air fryer 12x de 34,90'
  for (const asked of ['quanto falta da air fryer?', 'falta quanto da air fryer?']) {
    expect(booksAfter(today, [bought, asked]).reply).toContain('faltam 11 de 12 parcelas')
  }
})
