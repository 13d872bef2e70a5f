import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  ['15 reais de cashback, já caiu', ['+15 Cashback']],
  ['saiu minha dezena no bicho e levei 90', ['+90 Dezena no bicho']],
  ['200 reais, prêmio da loteria', ['+200 Prêmio da loteria']],
  ['a galera da mesa deixou 25 de gorjeta', ['+25 Gorjeta']],
  [
    'o pessoal do jantar deu 55 de gorjeta, no almoço foram mais 30',
    ['+30 Gorjeta', '+55 Gorjeta (jantar)'],
  ],
  ['meu marido deixou 10 de gorjeta no bar', []],
  ['levei 20 de pão', ['-20 Pão']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
