import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['escola 650', 'paguei a escola'], ['-650 Escola']],
  [
    ['energia 187', 'agua 54', 'paguei a energia e a agua'],
    ['-187 Energia', '-54 Agua'],
  ],
  [['comprei arroz 30', 'paguei o arroz'], ['-30 Arroz']],
])('what was written today is what was paid: %j', (said, books) => {
  const after = booksAfter(today, said)
  expect(after.books).toEqual(books)
  expect(after.reply).toContain('certinha')
})

it.each([
  [['energia 187', 'paguei a energia e o gás']],
  [['luz 90 ontem', 'paguei a luz hoje']],
  [['vendi o bolo por 40', 'paguei o bolo']],
])('of another the sum is asked: %j', (said) => {
  expect(booksAfter(today, said).reply).toContain('quanto foi?')
})
