import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (text: string) => booksAfter(today, ['mensalidade da escola 620 todo dia 6', text])

it.each([
  'a van também, 180. quanto vai dar as duas?',
  'põe junto a van, 180, que vence igual. dá quanto?',
])('one more bill of that day, and what they come to: %s', (text) => {
  const told = after(text)
  expect(told.books).toEqual([])
  expect(told.bills).toContain('Van 180 06/12')
})

it.each([
  ['lanche 30 também. quanto gastei hoje?', '-30 Lanche'],
  ['uber 30 também. quais contas eu tenho?', '-30 Uber'],
  ['comprei pão também, 12. quanto tenho pra pagar?', '-12 Pão'],
])('what was bought is no bill: %s', (text, entry) => {
  const told = after(text)
  expect(told.books).toEqual([entry])
  expect(told.bills).toHaveLength(1)
})
