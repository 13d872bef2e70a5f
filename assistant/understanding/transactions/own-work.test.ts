import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  [
    'hoje foi nagô na Bia 120 e box braids na Carol 250',
    ['+120 Nagô na Bia', '+250 Box braids na Carol'],
  ],
  [
    'ontem alongamento na Jéssica 110 e alongamento na Rute 120',
    ['+110 Alongamento na Jéssica', '+120 Alongamento na Rute'],
  ],
  ['ontem saiu 18 marmita a 22 cada', ['+396 Marmita']],
  ['hoje saíram 20 quentinhas a 18', ['+360 Quentinhas']],
  ['4 clientes hj: 55, 80 e 40', ['+40 Clientes', '+55 Clientes', '+80 Clientes']],
  ['A Marlene veio me pagar, 42 reais.', ['+42 Marlene']],
  ['a dona Rita veio aqui me pagar 80', ['+80 Dona Rita']],
  ['a Rute apareceu aqui pra me pagar 80', ['+80 Rute']],
  ['veio o Paulo me pagar os 200', ['+200 Paulo']],
])('own work comes in: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['fiz a unha na Bia 45', ['-45 Unha na Bia']],
  ['hoje foi mercado na Bia 120', ['-120 Mercado na Bia']],
  ['hoje saiu 30 pães a 1 real cada', ['-30 Pães']],
  ['comprei 15 coxinhas, saiu a 6 cada', ['-90 Coxinhas']],
  ['saiu 40 reais o gás', ['-40 Gás']],
])('what one has done goes out: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
