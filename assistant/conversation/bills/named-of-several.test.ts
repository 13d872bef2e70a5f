import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const listed = 'conta de luz 210, conta de água 75, internet 100, tudo dia 15'

it.each([
  ['já paguei a internet', ['-100 Internet'], 'Conta de água'],
  ['paguei só a internet', ['-100 Internet'], 'Conta de luz'],
  ['já paguei a internet e a luz', ['-100 Internet', '-210 Conta de luz'], 'Conta de água'],
])('of several that were asked about just those are paid: %s', (text, books, left) => {
  const after = booksAfter(today, [listed, text])
  expect(after.books).toEqual(books)
  expect(after.reply).toContain(left)
  expect(after.reply).toContain('Quer que eu te lembre')
})

it('all of them are where none is named', () => {
  expect(booksAfter(today, [listed, 'já paguei']).books).toHaveLength(3)
})
