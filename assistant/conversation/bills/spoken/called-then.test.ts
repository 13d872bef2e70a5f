import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['aluguel 800 todo dia 5', 'mercado 50', 'academia 110 todo dia 12']
const rent = 'Aluguel 800 05/12'

describe('another name for a bill', () => {
  it.each([
    'chama a academia de Smart Fit',
    'pode chamar a academia de Smart Fit?',
    'põe Smart Fit no lugar de academia',
    'em vez de academia escreve Smart Fit, fica mais claro',
    'bota o nome de Smart Fit na academia',
    'quero que essa conta se chame "Smart Fit"',
    'o nome dela é Smart Fit, muda pra eu não me perder',
    'por gentileza, altere o nome dessa conta para Smart Fit.',
    'coloca Smart Fit no nome dessa conta que é mais fácil pra mim',
  ])('is given: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.bills).toEqual([rent, 'Smart Fit 110 12/12'])
    expect(told.books).toEqual(['-50 Mercado'])
  })

  it.each([
    'coloca a academia no nome da Maria',
    'a academia tá no nome da minha mãe',
    'chama o encanador amanhã',
    'em vez da academia vou correr na praia',
  ])('is none where nothing is called so: %s', (text) => {
    expect(booksAfter(today, [...before, text]).bills).toEqual(['Academia 110 12/12', rent])
  })
})
