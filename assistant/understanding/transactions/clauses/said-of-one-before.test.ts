import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

function told(text: string): string[] {
  const { transactions = [] } = interpretCase({ text, today: '2026-11-25' })
  return transactions.map(({ description, amount }) => `${description} ${amount}`)
}

describe('what is said of the thing before it', () => {
  it.each([
    [
      'mercado 200 e 50 é da vizinha que vai me pagar, padaria 12',
      ['Mercado 20000', 'Padaria 1200'],
    ],
    [
      'mercado 200 e 50 é da minha mãe que vai me devolver, farmácia 30, pão 8',
      ['Mercado 20000', 'Farmácia 3000', 'Pão 800'],
    ],
    ['mercado 200, 50 é da vizinha, padaria 12', ['Mercado 15000', 'Padaria 1200']],
    [
      'mercado 200, gasolina 50 que vou pagar amanhã, padaria 12',
      ['Mercado 20000', 'Padaria 1200'],
    ],
    ['mercado 200, luz 90 que pago dia 10, padaria 12', ['Mercado 20000', 'Padaria 1200']],
  ])('is not said of the next: %s', (text, entries) => {
    expect(told(text)).toEqual(entries)
  })

  it.each([
    ['uber 30, padaria 20, mercado 15', ['Uber 3000', 'Padaria 2000', 'Mercado 1500']],
    ['gasolina 100, mercado 200 e 50 é da vizinha', ['Gasolina 10000', 'Mercado 15000']],
    ['queria um tênis que custa 200', []],
  ])('leaves %s as it was', (text, entries) => {
    expect(told(text)).toEqual(entries)
  })
})
