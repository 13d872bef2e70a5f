import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['condomínio 480 todo dia 8', 'internet 95 todo dia 14']

it.each([
  ['condomínio é dia quanto mesmo', '08/12'],
  ['o condomínio tenho que pagar até que dia?', '08/12'],
  ['pra quando é a internet', '14/12'],
  ['a net cai que dia?', '14/12'],
  ['até quando posso pagar o condomínio?', '08/12'],
  ['vê aí se a internet tá paga', 'Ainda não marquei: Internet'],
  ['paguei a net esse mês ou não? nem lembro', 'Ainda não marquei: Internet'],
  ['falta pagar o condomínio?', 'Ainda não marquei: Condomínio'],
  ['a internet já foi?', 'Ainda não marquei: Internet'],
])('"%s" is answered of the bill that it names, and pays nothing', (asked, answer) => {
  const { books, reply } = booksAfter(today, [...before, asked])
  expect(books).toEqual([])
  expect(reply).toContain(answer)
})
