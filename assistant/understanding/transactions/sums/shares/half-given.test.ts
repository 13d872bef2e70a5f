import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  [
    'pastel e caldo de cana com Lari 32, ela me deu a metade na hora',
    ['-16 Pastel e caldo de cana com Lari'],
  ],
  ['cinema 64 com o Rafa, ele me passou metade na hora', ['-32 Cinema']],
  ['janta 90 com a amiga, ela já me pagou a metade', ['-45 Janta']],
  ['mano dividi um açai de 34 com a mina metade metade', ['-17 Açai']],
])('the half of whoever came along is no expense: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['faxina com a Lu 180, ela me deu a metade', ['+90 Faxina com a Lu']],
  ['bolo de 200, a cliente me deu a metade', ['+100 Bolo (cliente)']],
])('and of work it is pay: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
