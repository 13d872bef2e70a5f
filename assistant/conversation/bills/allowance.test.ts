import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const reply = (...said: readonly string[]) => booksAfter(today, said).reply

it.each([
  ['pensão da minha filha 400 todo dia 5', 'Está em Pagamentos'],
  ['pensão 400 todo dia 5', 'Está em Pagamentos'],
  ['pensão alimentícia 400 todo dia 5', 'Está em Pagamentos'],
  ['pago pensão de 400 todo dia 5', 'Está em Pagamentos'],
  ['recebo pensão da minha filha 400 todo dia 5', 'Entrada fixa'],
  ['pensão por morte 1.500 todo dia 5', 'Entrada fixa'],
  ['tenho a pensão do falecido, 1.100, todo dia 1', 'Entrada fixa'],
  ['tenho a pensão das crianças pra pagar, 400 todo dia 5', 'Está em Pagamentos'],
  ['salário 2.500 todo dia 5', 'Entrada fixa'],
])('an allowance is paid unless it is told to come: %s', (told, said) => {
  expect(reply(told)).toContain(said)
})
