import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['gasolina 50 pro Léo que me deu carona', ['-50 Gasolina']],
  ['pix de 40 pra moça que me vendeu o bolo', ['-40 Bolo']],
  ['faxina 150 pra dona Ana que já me pagou', ['+150 Faxina']],
])('what a receiver did tells no way of the money: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each([
  'consulta 300 mas o plano cobriu tudo',
  'almoço 45, a empresa pagou',
  'consulta 300, plano cobre tudo',
])('what an insurer or the firm paid is not written: %s', (text) => {
  expect(booksAfter(today, [text]).books).toEqual([])
})
