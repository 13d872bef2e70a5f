import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['minha vó me deu 50 de dia das criança kkkkk tenho 17', ['+50 Dia das criança']],
  ['ganhei 100 do meu avô, tenho 16', ['+100 Avô']],
  ['meu pai me deu 200 de presente fiz 20 ontem', ['+200 Presente (pai)']],
  ['minha tia me deu 30 de aniversário, fiz 18', ['+30 Tia (aniversário)']],
])('an age is no sum: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
