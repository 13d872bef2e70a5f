import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'esqueci do gás, 95, todo dia 18 também. eu recebo nesse dia, só que o patrão atrasa',
  'tem o gás ainda, 95 por mês no mesmo dia 18. é o dia que recebo, se a firma não atrasar',
])('the day of the own pay is told beside a bill: %s', (text) => {
  const { bills, books } = booksAfter(today, ['luz 130 todo dia 18', text])
  expect(bills).toContain('Gás 95 18/12')
  expect(books).toEqual([])
})

it.each([
  'faxina 200 todo dia 10. é o que recebo da dona Ana',
  '2000 todo dia 5. é o dia que recebo meu salário',
])('and what comes in is no bill: %s', (text) => {
  expect(booksAfter(today, ['luz 130 todo dia 18', text]).bills).toEqual(['Luz 130 18/12'])
})
