import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'pode lembrar um dia antes por favor',
  'quero sim, me lembra um dia antes que eu esqueço tudo',
  'sim, na véspera tá bom',
])('is no other day on which it is due: %s', (text) => {
  const { bills } = booksAfter(today, ['luz 98 vence dia 12 de dezembro', text])
  expect(bills).toEqual(['Luz 98 12/12 x1'])
})
