import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const reply = (...said: readonly string[]) => booksAfter(today, said).reply

it.each([
  'pensão da minha filha 400 todo dia 5',
  'pensão 400 todo dia 5',
  'pensão alimentícia 400 todo dia 5',
])('%s: it is asked who pays, and a yes keeps the bill', (told) => {
  expect(reply(told)).toContain('É você quem paga?')
  expect(reply(told, 'sim')).toContain('Está em Pagamentos')
  expect(reply(told, 'não')).not.toContain('Está em Pagamentos')
})

it.each([
  ['pago pensão de 400 todo dia 5', 'Está em Pagamentos'],
  ['recebo pensão da minha filha 400 todo dia 5', 'Entrada fixa'],
  ['pensão por morte 1.500 todo dia 5', 'Entrada fixa'],
  ['salário 2.500 todo dia 5', 'Entrada fixa'],
])('%s: %s', (told, said) => {
  expect(reply(told)).toContain(said)
})
