import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  ['paguei 52 na farmácia, era 60 mas tinha um desconto de 8', ['-52 Farmácia']],
  ['45 de pizza (60 menos 15 do cupom)', ['-45 Pizza']],
  ['o tênis custava 250, minha irmã achou um cupom de 50 e saiu por 200', ['-200 Tênis']],
  ['livro 80, cupom de 20, paguei 60', ['-60 Livro']],
  ['tênis 300 com cupom de 50 paguei 250, e meia 20', ['-20 Meia', '-250 Tênis']],
  ['vendi o bolo de 60 por 50, dei 10 de desconto', ['+50 Bolo']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
