import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['quanto gastei no fim de semana?', 'e no passado?', 'de 14/11 a 15/11'],
  ['quanto gastei essa semana?', 'e na passada?', 'na semana passada'],
  ['quanto gastei esse mês?', 'e no passado?', 'em outubro'],
])('%s, %s: of the one before it', (asked, on, days) => {
  expect(booksAfter(today, [asked, on]).reply).toContain(days)
})
