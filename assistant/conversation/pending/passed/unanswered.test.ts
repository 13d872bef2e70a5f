import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each([
  [['comprei sorvete', 'qual meu saldo?', '9'], ['-9 Sorvete']],
  [
    ['fui na farmácia', 'comprei pilha 7,77', 'foi 26,50'],
    ['-26.5 Farmácia', '-7.77 Pilha'],
  ],
  [['paguei o mototáxi', 'quanto gastei hoje?', 'obrigada', 'foi 7'], ['-7 Mototáxi']],
  [['gastei 60', 'quanto gastei hoje?', 'gasolina'], ['-60 Gasolina']],
  [['caiu 1621', 'qual meu saldo?', 'salário'], ['+1621 Salário']],
  [['pix 80', 'quanto gastei hoje?', 'recebi da minha mãe'], ['+80 Mãe']],
])('what was asked before is still answered: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

test('a sum near the one that was told since puts that right', () => {
  const said = ['fui na farmácia', 'comprei pilha 26,50', 'foi 26,90']
  expect(booksAfter(today, said).books).toEqual(['-26.9 Pilha'])
})

test.each(['choveu 40 milímetros', 'que milagre', 'e de lazer', 'na verdade foi 12'])(
  'what tells of something else is no answer: %s',
  (text) => {
    const { books } = booksAfter(today, ['comprei sorvete', 'quanto gastei hoje?', text])
    expect(books).toEqual([])
  },
)

test('what was told in between closes it for good', () => {
  const said = ['comprei sorvete', 'mercado 80', 'uber 20', '9']
  expect(booksAfter(today, said).books).toEqual(['-20 Uber', '-80 Mercado'])
})
