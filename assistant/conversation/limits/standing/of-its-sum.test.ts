import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const told = ['limite de 400 pra alimentação', 'mercado 142']

it('a sum that is a bill is of no limit', () => {
  const { reply } = booksAfter(today, [
    'aluguel 620 todo dia 5',
    'dos 620 do aluguel, falta quanto?',
  ])
  expect(reply).not.toContain('orçamento')
})

it.each([
  'dos 400 de comida, quanto sobrou?',
  'dos 400 pra comida ainda tenho quanto?',
  'falta quanto pro teto da alimentação?',
])('what is left of the limit is told, and nothing is written: %s', (text) => {
  const { books, reply } = booksAfter(today, [...told, text])
  expect(reply).toContain('restam R$ 258,00')
  expect(books).toEqual(['-142 Mercado'])
})
