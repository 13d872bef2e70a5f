import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'e ainda falta pagar a fatura do itaú, 1.120 dia 8, e a prestação da moto 389 dia 15',
  'ainda tenho a fatura do itaú 1.120 dia 8 e a prestação da moto 389 dia 15',
])('lists as to be paid what is told to be so: %s', (text) => {
  const { books, reply } = booksAfter(today, [text])
  expect(books).toEqual([])
  expect(reply).toContain('Para pagar:\n• Fatura do itaú: R$ 1.120,00, 08/12')
  expect(booksAfter(today, [text, 'a da moto é todo mês, a fatura só anota essa']).bills).toEqual([
    'Fatura do itaú 1120 08/12 x1',
    'Prestação da moto 389 15/12',
  ])
})

it('lists nothing that others are to pay', () => {
  const { reply } = booksAfter(today, ['falta receber 300 do Zé dia 5 e 200 da Ana dia 8'])
  expect(reply).not.toContain('Para pagar')
})

it('asks of others whether they are paid', () => {
  const { reply } = booksAfter(today, ['escola 480 dia 5 e luz 260 dia 15'])
  expect(reply).toContain('Já pagou, ou são contas de todo mês?')
})

it.each([
  ['cartão 340 vence dia 10', 'Cartão 340 10/12 x1'],
  ['meu cartão deu 340, vence dia 10', 'Cartão 340 10/12 x1'],
  ['cartão nubank 340 vence dia 10', 'Cartão Nubank 340 10/12 x1'],
  ['fatura 340 vence dia 10', 'Fatura 340 10/12 x1'],
])('calls the bill of a card by its name: %s', (text, bill) => {
  expect(booksAfter(today, [text, 'sim']).bills).toEqual([bill])
})

it('lists the one of a card among others', () => {
  const text = 'mas ainda tem o cartão dia 8, 620, e o condomínio dia 10, 380'
  expect(booksAfter(today, [text, 'me lembra']).bills).toEqual([
    'Cartão 620 08/12 x1',
    'Condomínio 380 10/12 x1',
  ])
})
