import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  'porque esqueci a marmita em casa',
  'pq tava sem nada em casa',
  'porque meu carro quebrou',
  'pq não deu tempo de cozinhar',
  'que minha filha pediu',
  'pra não passar fome',
  'na volta pra casa',
  'lá no centro',
])('notes both sums around what says why: %s', (why) => {
  for (const next of [' e 15 de uber', ', uber 15', '. 15 no uber', ' e mais paguei 15 no uber']) {
    const { books } = booksAfter(today, [`gastei 27 no almoço ${why}${next}`])
    expect(books.map((one) => one.split(' ')[0])).toEqual(['-15', '-27'])
  }
})

it.each([
  ['paguei 20 ao rapaz que limpou o lote', ['-20 Rapaz']],
  ['não comprei o tênis de 200 porque tava caro', []],
])('leaves what is said of one sum: %s', (text, books) => {
  const told = booksAfter(today, [text]).books
  expect(told.length).toBe(books.length)
})
