import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each([
  ['mercado 50, quanto já gastei hoje?', ['-50 Mercado'], 'Você gastou R$ 50,00 hoje'],
  ['mercado 50, qual meu saldo?', ['-50 Mercado'], 'Seu saldo é −R$ 50,00'],
  ['mercado 50, uber 20, quanto gastei hoje?', ['-50 Mercado', '-20 Uber'], 'R$ 70,00 hoje'],
  ['gastei 10 no pão. saldo?', ['-10 Pão'], '−R$ 10,00'],
  ['quanto gastei hoje? uber 20', ['-20 Uber'], 'Você não gastou nada hoje'],
  ['recebi 3000, quanto posso gastar?', ['+3000 Entrada'], 'Seu saldo é R$ 3.000,00'],
])('what is asked beside an entry is answered, in the order told: %s', (text, books, answer) => {
  const told = booksAfter(today, [text])
  expect(told.books.toSorted()).toEqual(books.toSorted())
  expect(told.reply).toContain(answer)
})

test.each([
  ['quanto deu hoje? põe mais 32 de xarope', 'R$ 82,00'],
  ['quanto já gastei hoje? paguei 32 no xarope', 'R$ 82,00'],
  ['paguei 30 de pedágio, quanto dá de transporte agora?', 'R$ 30,00 em Transporte neste mês'],
])('what is told as done is counted by what is asked before it: %s', (text, answer) => {
  const told = booksAfter(today, ['mercado 50', text])
  expect(told.books).toHaveLength(2)
  expect(told.reply).toContain(answer)
})

test('what the entry without a name was is still asked, and answered', () => {
  const { books } = booksAfter(today, ['recebi 3000, quanto posso gastar?', 'salário'])
  expect(books).toEqual(['+3000 Salário'])
})

test.each([
  ['mercado 50 e netflix 39,90 todo mês', ['-50 Mercado'], 'Netflix, R$ 39,90'],
  ['netflix 39,90 todo mês, mercado 50', ['-50 Mercado'], 'Netflix, R$ 39,90'],
  ['mercado 50, aluguel 900 todo dia 5', ['-50 Mercado'], 'Aluguel, R$ 900,00 todo dia 5'],
  ['pizza 60, rachamos em 4, quero juntar 900 pra bike', ['-15 Pizza'], 'Bike, R$ 900,00'],
  ['mercado 50, meta viagem 2000', ['-50 Mercado'], 'Meta criada: Viagem, R$ 2.000,00'],
  ['limite de 500 pra lazer, paguei 40 no cinema', ['-40 Cinema'], 'Lazer em novembro: R$ 500'],
  ['gastei 30 no almoço, me lembra da luz dia 10', ['-30 Almoço'], 'Luz, em 10/12: quanto é?'],
  ['me lembra de pagar a luz 120 dia 10, mercado 50', ['-50 Mercado'], 'Luz, R$ 120,00'],
])('what is begun beside an entry is begun: %s', (text, books, begun) => {
  const told = booksAfter(today, [text])
  expect(told.books).toEqual(books)
  expect(told.reply).toContain(begun)
})

test('the reminder behind an entry hears its price', () => {
  const conversation = begin({ today })
  for (const text of ['gastei 30 no almoço, me lembra da luz dia 10', '120']) {
    take(conversation, text)
  }
  const { bills } = conversation.world
  expect(bills.map(({ name, amountCents }) => [name, amountCents])).toEqual([['Luz', 12_000]])
})

test.each([
  ['paguei 96 no mercado e 18,50 na padaria; quero saber quanto sobrou do limite', 2],
  ['luz 120, aluguel 900 todo dia 5', 0],
  ['orçamento de mercado 1.200, restaurante 300', 0],
  ['vou gastar 50 no mercado, quanto sobra?', 0],
  ['cliente acertou o saldo, 730', 1],
  ['quanto gastei com mercado e uber?', 0],
])('no other is heard in: %s', (text, entries) => {
  expect(booksAfter(today, [text]).books).toHaveLength(entries)
})
