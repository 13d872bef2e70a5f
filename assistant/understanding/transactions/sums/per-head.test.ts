import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['pinguim ontem deu 184 a mesa, éramos 4, cada um pagou 46', ['-46 Mesa']],
  ['bar ontem 240 a conta, éramos 5, cada um pagou 48', ['-48 Bar']],
  ['a pizza deu 120 no total e cada um deu 30', ['-30 Pizza']],
])('of a bill that each paid a part of the own part is spent: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['cada aluno pagou 46', ['+46 Aluno']],
  ['fiz 3 cortes e cada um pagou 40', ['+40 Cortes']],
  ['cachê 900 dividido em 3, fiquei com 300', ['+300 Cachê']],
])('what each customer paid came in: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it('never asks about the whole of what it knows a part of', () => {
  const { reply } = booksAfter(today, ['a conta foi 96, 32 pra cada um'])
  expect(reply).toContain('R$ 32,00')
})
