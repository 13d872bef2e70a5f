import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  [
    'farinha 96 e fermento 12',
    'era sal e azeite, não fermento. gastei 30 no uber',
    '-12 Sal e azeite',
  ],
  ['farinha 96 e fermento 12', 'era sal, não fermento. E esqueci do uber de 30', '-12 Sal'],
  ['suco 8 e um pf de 22', 'o pf foi 25. e gastei 30 no uber', '-25 Pf'],
  ['pão 8 e bar 30', 'o bar não é lazer, é alimentação. e paguei 30 no uber', '-30 Bar'],
])('writes what is told behind a correction: %s, %s', (told, anew, book) => {
  const { books } = booksAfter(today, [told, anew])
  expect(books).toContain(book)
  expect(books).toContain('-30 Uber')
  expect(books).toHaveLength(3)
})

it.each([
  ['suco 8 e um pf de 22', 'o pf foi 25. teve uma coca de 3 junto', ['-25 Pf', '-8 Suco']],
  [
    'padaria 14 e feira 60',
    'Não anota outra não! muda a feira de 60 pra 55 e apaga a padaria',
    ['-55 Feira'],
  ],
  ['vendi 14 pães a 22', 'E os pães? ficaram 308 ainda? era pra ser 264', ['+264 Pães']],
  ['feira 54 e tomate 8', 'apaga tomate, deixa só feira', ['-54 Feira']],
])('takes a reason, or what stays, for no other: %s, %s', (told, anew, books) => {
  expect(booksAfter(today, [told, anew]).books).toEqual(books)
})
