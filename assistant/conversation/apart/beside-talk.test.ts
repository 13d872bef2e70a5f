import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['não aguento mais, tá tudo caro. a feira deu 74', '-74 Feira'],
  ['a feira deu 74, achei que ia ser mais', '-74 Feira'],
  ['mercado 63, preciso economizar', '-63 Mercado'],
  ['o conserto ficou em 250 mas valeu a pena', '-250 Conserto'],
])('writes an entry that only the talk beside it made doubtful: %s', (text, book) => {
  expect(booksAfter(today, [text]).books).toEqual([book])
})

it.each([
  'mercado 63, brincadeira',
  'fui ver uma moto 150 mas tá mt cara',
  'ufa, 12 plantão esse mês',
  'a feira da escola deu 74, não é meu',
  'o conserto ficou em 250, minha mãe pagou',
])('leaves a doubt that the talk may be right about: %s', (text) => {
  expect(booksAfter(today, [text]).books).toEqual([])
})

it('asks where a word of regret may mend what stands there', () => {
  const said = ['padaria 5', 'mercado 180', 'o dentista foi 250, desculpa']
  expect(booksAfter(today, said).books).toEqual(['-180 Mercado', '-5 Padaria'])
})
