import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'dia 20 cai o boleto da faculdade, 610, e a van do menino é 230 todo dia 5, me lembra das duas',
  'todo dia 5 tem a van do menino, 230, e agora dia 20 vence a faculdade, 610. me lembra?',
  'dia 20 vence a faculdade, que veio 610, e todo dia 5 pago 230 da van do menino, me lembra',
])('each of two bills has its own sum and day: %s', (text) => {
  const { bills, books } = booksAfter(today, [text])
  expect(books).toEqual([])
  expect(bills).toHaveLength(2)
  expect(bills.join('; ')).toMatch(/aculdade 610 20\/12/)
  expect(bills.join('; ')).toMatch(/Van do menino 230 05\/12/)
})

it.each([
  ['mensalidade 300 todo dia 5 com desconto fica 270', 1],
  ['luz 90 todo dia 5 e paguei 50 no mercado', 1],
])('and two sums are no two bills: %s', (text, count) => {
  expect(booksAfter(today, [text]).bills).toHaveLength(count)
})
