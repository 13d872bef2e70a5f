import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** The sums that stand there, in reais. */
const sumsAfter = (...said: readonly string[]) =>
  booksAfter(today, said).books.map((one) => Number.parseFloat(one))

it.each([
  ['deu 84 a minha parte e 60 a dela no mercado', [-84]],
  ['mercado deu 84 a minha parte e 60 a da minha irmã', [-84]],
  ['almoço: minha parte 30 e a do Léo 25', [-30]],
])('%s: only the own part is spent', (told, books) => {
  expect(sumsAfter(told)).toEqual(books)
})

it.each([
  'Fui no mercado com a minha irmã, deu 84 a minha parte e 60 a dela, passei tudo no meu cartão',
  'jantar 84 meu e 60 da Ana, passei tudo no cartão',
  'no jantar a minha parte deu 84 e a dela 60, passei tudo no meu cartão',
])('%s: both were laid out, and theirs comes back', (told) => {
  expect(sumsAfter(told)).toEqual([-144])
  expect(sumsAfter(told, 'ela já me pagou')).toEqual([60, -144])
})

it('takes two things of two people for two', () => {
  expect(sumsAfter('camisa do círio 35 a minha e 30 a do Pedrinho')).toEqual([-30, -35])
})
