import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['ricibi 700 das diaria da semana do ap 302 do bessa', ['+700 Diaria (ap 302 do bessa)']],
  ['vindi 40 do bolo', ['+40 Bolo']],
  ['risibi 90 do corte', ['+90 Corte']],
  ['arrecebi 300 do patrão', ['+300 Patrão']],
  ['cumprei 40 de bolo', ['-40 Bolo']],
])('hears a deed by its vowels: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
