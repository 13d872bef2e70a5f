import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (text: string) => booksAfter(today, ['gás 118 vence dia 11 de dezembro', text])

it.each([
  'você guardou o gás, né? ficou pra que dia?',
  'não vai esquecer do gás hein! é pra quando mesmo?',
  'posso confiar que você vai me avisar do gás? que dia é?',
])('whoever counts on what was offered wants it kept: %s', (text) => {
  const told = after(text)
  expect(told.bills).toEqual(['Gás 118 11/12 x1'])
  expect(told.reply).toContain('11/12')
})

it.each([
  'você anotou o mercado?',
  'não esquece que o gás eu já paguei',
  'não precisa anotar o gás, tá?',
])('and no other question keeps it: %s', (text) => {
  expect(after(text).bills).toEqual([])
})
