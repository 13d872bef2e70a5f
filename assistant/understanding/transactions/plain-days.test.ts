import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each([
  ['ontem: show na torre 80, água 8, uber 24,50', ['-24.5 Uber', '-8 Água', '-80 Show na torre']],
  ['adubo 20-05-20, 10 sacos, 1.690 na cooperativa', ['-1690 Adubo 20-05-20']],
  [
    'alongamento da Bruna 150, manutenção da Pri 90 e pé e mão da dona Lúcia 60',
    ['+150 Alongamento da Bruna', '+60 Pé e mão da dona Lúcia', '+90 Manutenção da Pri'],
  ],
  ['corte da Ana 40 e corte da dona Rita 45', ['+40 Corte da Ana', '+45 Corte da dona Rita']],
  ['recebi 500 da revisão do TCC, 200 são da Cris', ['+300 Revisão do TCC']],
])('what is told stands as it was meant: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  // Of two children, of the own family, or of nobody that is known.
  ['corte do Pedro 40 e unha da Bia 30', ['-30 Unha da Bia', '-40 Corte do Pedro']],
  [
    'unha da minha filha 30, corte do Pedro 40 e escova da Ana 60',
    ['-30 Unha da minha filha', '-40 Corte do Pedro', '-60 Escova da Ana'],
  ],
  ['gastei 150: 90 da farmácia e 60 do mercado', ['-60 Mercado', '-90 Farmácia']],
])('what only looks like work is spent: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  'a Márcia da igreja me paga sexta 75 reais',
  'a Márcia da igreja me paga o bazar sexta, 75',
  'dona Lúcia da padaria me paga 75 amanhã',
  'o Zé da oficina me paga dia 20 os 300',
  'o frete deu 2100, ele acerta comigo dia 20',
])('what somebody is to pay neither came nor went: %s', (text) => {
  expect(booksAfter(today, [text]).books).toEqual([])
})

test('a goal is made of what was only a plan, and no bill', () => {
  const { reply } = booksAfter(today, [
    'mês que vem vou comprar um tênis de 250',
    'cria uma meta pro tênis, 250',
  ])
  expect(reply).toContain('Meta criada: Tênis, R$ 250,00')
})
