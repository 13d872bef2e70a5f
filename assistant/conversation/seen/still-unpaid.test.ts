import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['veio a multa 195 venceu dia 20', 'ainda não paguei'],
  ['veio a multa 195 venceu dia 20', 'não paguei ainda'],
  ['marquei médico 180', 'ainda não paguei não'],
])('what was asked about and is not paid yet is not written: %s, %s', (asked, answer) => {
  expect(booksAfter(today, [asked, answer]).books).toEqual([])
})

it('and what is paid, is', () => {
  const said = ['veio a multa 195 venceu dia 20', 'já paguei']
  expect(booksAfter(today, said).books).toEqual(['-195 Multa'])
})
