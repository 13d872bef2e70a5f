import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (said: string) => booksAfter(today, said.split(' | '))

describe('a bill with its day beside what was done', () => {
  it.each([
    ['recebi 2.100, aluguel é 640 dia 9', '+2100 Entrada', 'Aluguel, R$ 640,00, para pagar'],
    ['fatura do cartão 710 dia 14 e gastei 16 na padaria', '-16 Padaria', 'R$ 710,00, para pagar'],
    ['pizza 47, cartão vence dia 9 710', '-47 Pizza', 'R$ 710,00, para pagar'],
  ])('is asked about: %s', (told, book, bill) => {
    const { books, reply } = after(told)
    expect(books).toEqual([book])
    expect(reply).toContain(bill)
  })

  it.each([
    ['paguei luz 120 dia 8 e água 60 dia 10', 2],
    ['mercado 90 dia 12, farmácia 30', 2],
    ['aluguel 800 dia 10 pago, luz 100', 2],
  ])('is none where it was paid: %s', (told, count) => {
    expect(after(told).books).toHaveLength(count)
  })
})
