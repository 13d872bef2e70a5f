import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const client = 'um cliente antigo me deve 900 de um casamento de setembro, tô cobrando faz 2 meses'
const asked = 'quem me deve?'

it('takes how long ago it was for no day on which it is due', () => {
  expect(booksAfter(today, [client]).reply).toContain('R$ 900,00 para receber.')
})

it.each([
  '02/12 não, eu nem sei quando ele vai pagar kkk',
  'os 900 que o cliente me deve não tem data',
])('keeps one debt without a day: %s', (text) => {
  expect(booksAfter(today, [client, text]).reply).toContain('R$ 900,00 para receber.')
  expect(booksAfter(today, [client, text, asked]).reply).toContain('R$ 900,00 (Cliente antigo)')
})

it('answers whether so much is owed, and keeps nothing anew', () => {
  const told = [
    client,
    'o cliente antigo pagou 500 dos 900 agora',
    'então ele ainda me deve 400 né?',
  ]
  expect(booksAfter(today, told).reply).toContain('falta entrar R$ 400,00')
  expect(booksAfter(today, [...told, asked]).reply).toContain('R$ 400,00 (Cliente antigo)')
})

it('hears on which day a loan comes back', () => {
  const told = [
    'minha filha me pediu 50 emprestado, transferi pra ela',
    'Ela vai devolver dia 10, viu',
  ]
  expect(booksAfter(today, told).reply).toContain('R$ 50,00 para receber em 10/12')
  const bill = booksAfter(today, ['aluguel 900', 'ele paga dia 10'])
  expect(bill.reply).not.toContain('para receber')
})

it('writes what came back beside what was paid', () => {
  const told = [
    'tomei um café com pão de queijo, R$ 16,50',
    'Na verdade o café foi com um colega e ele me devolveu R$ 8,00 por Pix.',
  ]
  const books = ['+8 Devolução (café com pão de queijo)', '-16.5 Café com pão de queijo']
  expect(booksAfter(today, told).books).toEqual(books)
  const again = 'Não. O café custou 16,50 mesmo. Os 8 reais foram devolução do colega.'
  expect(booksAfter(today, [...told, again]).books).toEqual(books)
})

it('makes a goal of what is put aside each time, and what it is to come to', () => {
  const told = 'quero guardar 50 por dia pra trocar os pneus em fevereiro, fica uns 1.800'
  expect(booksAfter(today, [told]).reply).toContain('Meta criada: Pneus, R$ 1.800,00')
  const open = booksAfter(today, ['quero guardar 300 por mês pra reforma'])
  expect(open.reply).not.toContain('Meta criada')
})
