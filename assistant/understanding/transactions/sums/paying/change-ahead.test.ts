import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['mercado, nota de 100, troco 22', ['-78 Mercado']],
  ['no açougue dei 50, troco de 8', ['-42 Açougue']],
  ['o troco da farmácia foi 6, dei 20', ['-14 Farmácia']],
  ['9 de troco da banca, eu tinha dado 20', ['-11 Banca']],
  ['comprei pão na padaria, dei uma de 20 e a moça me devolveu 6', ['-14 Pão na padaria']],
  ['paguei o lanche com uma nota de 50 e a moça me devolveu 22', ['-28 Lanche com uma nota']],
  ['dei 50 pro Léo e ele devolveu 20', ['+20 Estorno', '-50 Léo']],
  ['depois eu troco o pneu, 200', []],
])('takes the change off, whichever way round it is told: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
