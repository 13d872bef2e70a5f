import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const spent = 'apostila 48 da escola'

it.each([
  'isso é com reembolso da escola, só que o dinheiro só sai semana que vem',
  'isso é com reembolso, só que só sai semana que vem',
  'a apostila a escola vai reembolsar, mas ainda não caiu',
  'esses 48 a escola devolve semana que vem',
  'semana que vem a escola me paga de volta isso',
  'depois a escola me dá esse valor de volta, semana que vem',
  'isso aí é reembolso viu, a escola vai pagar semana que vem',
])('keeps what was spent, and what is to come back of it: %s', (text) => {
  const told = booksAfter(today, [spent, text])
  expect(told.books).toEqual(['-48 Apostila (escola)'])
  expect(told.bills).toEqual([])
  expect(told.reply).toContain('R$ 48,00 para receber')
})

it.each(['a escola não vai reembolsar isso', 'se a escola reembolsar isso eu aviso'])(
  'writes nothing of what is not sure: %s',
  (text) => {
    const told = booksAfter(today, [spent, text])
    expect(told.books).toEqual(['-48 Apostila (escola)'])
    expect(told.reply).not.toContain('para receber')
  },
)
