import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const told = 'recebi 3.600 da Marcia da reforma'

it.each([
  'CORRIGE AI. RECEBI SO 3.000 DELA, O RESTO E DIA 30',
  'corrige aí, recebi só 3.000 dela, o resto é dia 30',
  'recebi só 3.000 dela, o resto é dia 30',
  'arruma aí: foram só 3.000, o resto ela paga dia 30',
])('%s: so much came, and the rest is remembered', (said) => {
  const after = booksAfter(today, [told, said])
  expect(after.books).toEqual(['+3000 Marcia da reforma'])
  expect(after.reply).toContain('R$ 600,00 para receber em 30/11')
})

it('takes what another paid for another sum', () => {
  const { books } = booksAfter(today, [told, 'recebi só 300 da Ana, o resto é dia 30'])
  expect(books).toEqual(['+300 Ana', '+3600 Marcia da reforma'])
})
