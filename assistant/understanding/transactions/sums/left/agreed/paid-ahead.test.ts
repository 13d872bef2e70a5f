import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (told: string) => booksAfter(today, [told])

it.each([
  ['comprei gás 110, dei 60 agora', ['-60 Gás'], '50,00'],
  ['comprei um fogão 900, paguei 300 agora', ['-300 Fogão'], '600,00'],
  ['comprei roupa 300 da vizinha, já dei 100', ['-100 Roupa'], '200,00'],
  ['geladeira 2000 e já paguei 500', ['-500 Geladeira'], '1.500,00'],
  ['aluguel 900, paguei 450', ['-450 Aluguel'], '450,00'],
  ['remédio 80, dei 50', ['-50 Remédio'], '30,00'],
  ['vendi um bolo 80, a Ana deu 50', ['+50 Bolo'], '30,00'],
])('%s: the part is written, and the rest said', (told, books, rest) => {
  expect(after(told).books).toEqual(books)
  expect(after(told).reply).toContain(rest)
})

it.each([
  ['almoço 30, dei 50', ['-30 Almoço']],
  ['luz 110, paguei 115 hoje', ['-115 Luz']],
  ['padaria 12, paguei 8', ['-8 Padaria']],
  ['luz 90 e já paguei 90', ['-90 Luz']],
])('%s: one of both, and nothing is left', (told, books) => {
  expect(after(told).books).toEqual(books)
  expect(after(told).reply).not.toContain('faltam')
})

it.each([
  ['salário 2000, paguei 800', ['+2000 Salário', '-800 Gasto']],
  ['luz 200, água 80, paguei 280', ['-200 Luz', '-80 Água']],
  ['mercado 50, dei 20 pro menino', ['-20 Menino', '-50 Mercado']],
  ['vendi um bolo 80, recebi mais 50 da Lu', ['+50 Lu', '+80 Bolo']],
  ['vendi um bolo 80 e recebi 30 de gorjeta', ['+30 Gorjeta', '+80 Bolo']],
])('%s: two', (told, books) => {
  expect(after(told).books).toEqual(books)
})
