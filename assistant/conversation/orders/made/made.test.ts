import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: string[]) => booksAfter(today, said)

test.each([
  ['fiz um bolo pra Carla 120', '+120 Bolo pra Carla'],
  ['fiz um vestido pra Joana 150', '+150 Vestido pra Joana'],
  ['fiz uma calça pra dona Rita 80', '+80 Calça pra dona Rita'],
  ['fiz um móvel pro João 400', '+400 Móvel pro João'],
  ['ontem fiz o cabelo da Bia 70', '+70 Cabelo da Bia'],
  ['fiz um bolo pra festa 80', '-80 Bolo pra festa'],
  ['fiz um bolo pro aniversário da Carla 80', '-80 Bolo pro aniversário da Carla'],
  ['fiz um presente pra Carla 60', '-60 Presente pra Carla'],
  ['fiz um bolo pra Carla, gastei 45', '-45 Bolo pra Carla'],
  ['fiz a feira pra dona Rita 80', '-80 Feira pra dona Rita'],
])('who makes a thing for somebody earns it: %s', (text, books) => {
  expect(after(text).books).toEqual([books])
})

test.each([
  'fiz um bolo pra minha mãe 120',
  'fiz um almoço pra família 120',
  'fiz marmitas pra turma 120',
])('of the family and of friends it is asked: %s', (text) => {
  const { books, reply } = after(text)
  expect(books).toEqual([])
  expect(reply).toContain('?')
})

test.each([
  ['ela pagou 60 só', ['+60 Bolo pra Carla']],
  ['ela só pagou metade', ['+60 Bolo pra Carla']],
  ['só me deu 60 por enquanto', ['+60 Bolo pra Carla']],
  ['ela ainda não pagou', []],
  ['a cliente não pagou ainda', []],
  ['paga sexta', []],
  ['ela vai pagar dia 5', []],
  ['cancelou', []],
  ['ela não quer mais', []],
  ['ela quer mais um pra sábado', ['+120 Bolo pra Carla']],
  ['ela pagou 60', ['+120 Bolo pra Carla']],
])('what is told behind it is of it: %s', (text, books) => {
  expect(after('fiz um bolo pra Carla 120', text).books).toEqual(books)
})

test.each([
  ['ela pagou 60 só', 'ela pagou o resto', ['+60 Bolo pra Carla', '+60 Bolo pra Carla']],
  ['ela ainda não pagou', 'a Carla pagou', ['+120 Bolo pra Carla']],
  ['ela pagou 60', 'sim', ['+60 Bolo pra Carla']],
])('what is left of it is waited for: %s, %s', (text, next, books) => {
  expect(after('fiz um bolo pra Carla 120', text, next).books).toEqual(books)
})

test.each(['ela ainda não pagou', 'cancelou'])('nothing goes of a purchase: %s', (text) => {
  expect(after('mercado 180', text).books).toEqual(['-180 Mercado'])
})
