import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['gastei 12 de busão e 20 no bicho', 'kkk apaga o do bicho se minha mulher ver isso me mata'],
  ['busão 12 e bar 20', 'apaga aquele do bar senão ela me mata'],
])('deletes the one of several that is named: %s, %s', (told, order) => {
  expect(booksAfter(today, [told, order]).books).toEqual(['-12 Busão'])
})

it('touches none where another one is named', () => {
  const { books, reply } = booksAfter(today, [
    'gastei 189 no whey e mais 35 de gasolina na moto',
    'a mensalidade do cref 52',
    'ah o whey na real dividi com o Rafa, ele me passa metade amanha',
  ])
  expect(books).toEqual(['-189 Whey', '-35 Gasolina na moto', '-52 Mensalidade do cref'])
  expect(reply).toContain('O que eu corrijo')
})

it('writes what was done at a place that stands in the name of another', () => {
  const { books } = booksAfter(today, [
    'comprei um dorflex na farmacia mesmo, saiu 9,80',
    'aff a moça da farmacia vai sair e fizeram vaquinha, dei 15',
  ])
  expect(books).toContain('-9.8 Dorflex na farmacia')
  expect(books).toHaveLength(2)
})

it.each([
  ['errei o café deu 34', ['-34 Café']],
  ['na verdade paguei 34 no café', ['-34 Café']],
])('mends what is named so: %s', (order, books) => {
  expect(booksAfter(today, ['café 43', order]).books).toEqual(books)
})

it('tells what was spent on a day behind a question about a limit', () => {
  const { reply } = booksAfter(today, [
    'gastei 96 de farinha',
    'sobrou quanto dos bolos?',
    'quanto gastei hoje',
  ])
  expect(reply).toContain('Você gastou R$ 96,00 hoje')
})
