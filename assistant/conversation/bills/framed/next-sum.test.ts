import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['paguei 75 do clube', 'clube 75 todo dia 14']
const after = (...said: string[]) => booksAfter(today, [...before, ...said])

it.each([
  'a de hoje foi 75 mesmo, a próxima é que vai pra 88',
  'só o próximo clube que vai vir 88. esse que paguei foi 75 mesmo',
  'em dezembro o clube vem 88, o que paguei hoje fica assim',
  'não mexe na que já paguei, mas a seguinte vai pra 88',
])('the next one costs that, and what was paid stays: %s', (text) => {
  const told = after(text)
  expect(told.books).toEqual(['-75 Clube'])
  expect(told.bills).toEqual(['Clube 88 14/12'])
})

it.each([
  'o clube da minha irmã em dezembro vem 88, o meu fica assim',
  'paguei 75 hoje mas em janeiro vai pra 88',
  'a próxima conta de água vem 80, já paguei o clube',
  'se a próxima vier 88 eu saio, a de hoje foi 75',
  'mês que vem o João me paga 88, o de hoje foi 75',
])('and what is of another, or of later, changes nothing: %s', (text) => {
  const told = after(text)
  expect(told.books).toContain('-75 Clube')
  expect(told.bills).toContain('Clube 75 14/12')
})
