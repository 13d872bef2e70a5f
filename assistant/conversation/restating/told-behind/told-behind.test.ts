import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: string[]) => booksAfter(today, said)

test.each([
  'voltaram 10 de troco errado',
  'me devolveram 10 que cobraram errado',
  'voltou 10 que cobraram a mais',
  'cobraram errado, devolveram 10',
  'a moça me devolveu 10 que passou errado',
])('what came back of a purchase makes it so much less: %s', (text) => {
  expect(after('mercado 180', text).books).toEqual(['-170 Mercado'])
})

test.each([
  ['voltou 20 de troco', ['-180 Mercado']],
  ['o uber devolveu 10 que cobrou errado', ['+10 Uber', '-180 Mercado']],
  ['veio 12 a mais na nota', ['-180 Mercado']],
  ['me devolveram 12', ['+12 Entrada', '-180 Mercado']],
])('the change, another thing, and what is not said to be of it are not: %s', (text, books) => {
  expect(after('mercado 180', text).books).toEqual(books)
})

test('what was charged on top is asked', () => {
  expect(after('mercado 180', 'veio 12 a mais na nota', 'sim').books).toEqual(['-192 Mercado'])
})

test.each([
  ['uma deu 10 a mais', '+210'],
  ['uma cliente deixou 10 a mais', '+210'],
  ['teve uma que pagou 10 a mais', '+210'],
  ['metade é do salão', '+100'],
  ['metade vai pra dona do salão', '+100'],
  ['o salão fica com metade', '+100'],
  ['fico só com metade', '+100'],
  ['30% é do salão', '+140'],
  ['o salão leva 40%', '+120'],
  ['metade é da Carla', '+100'],
  ['metade vai pra poupança', '+200'],
  ['amanhã tenho mais 3', '+200'],
  ['sábado tenho mais 2', '+200'],
  ['semana que vem tenho mais 4 clientes', '+200'],
])('what is told behind earned work is of it: %s', (text, books) => {
  const stands = after('atendi 4 clientes hoje, 50 cada', text)
  expect(stands.books).toEqual([`${books} Atendimento de 4 clientes`])
})

test('more of them to come is no sum', () => {
  const { reply } = after('atendi 4 clientes hoje, 50 cada', 'amanhã tenho mais 3')
  expect(reply).not.toContain('R$')
})
