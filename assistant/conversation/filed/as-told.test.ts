import { describe, expect, it } from 'vitest'
import { filedAfter } from '#corpus/world/filed-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => filedAfter(today, said).books

describe('an entry told with its category', () => {
  it.each([
    ['65 em corda de violão, categoria educação', '65 Corda de violão, Educação'],
    ['Em Educação, anota 65 de cordas pro violão', '65 Cordas pro violão, Educação'],
    ['comprei corda nova, 65. isso é educação tá', '65 Corda nova, Educação'],
    ['gastei 40 no bar, coloca em alimentação por favor', '40 Bar, Alimentação'],
    ['uber 30, lazer', '30 Uber, Lazer'],
    ['anota em lazer: açaí 18', '18 Açaí, Lazer'],
  ])('is filed there: %s', (text, books) => {
    expect(after(text)).toBe(books)
  })

  it('is filed there beside a question', () => {
    const text = 'comprei um livro 45, bota em lazer e me fala quanto gastei hoje'
    expect(after(text)).toBe('45 Livro, Lazer')
  })

  it.each([
    ['gastei 80 no mercado, em casa', '80 Mercado, Alimentação'],
    ['paguei 120 de educação física', '120 Educação física, Educação'],
    ['gastei 50 em lazer', '50 Lazer, Lazer'],
    ['mercado 80, compras', '80 Mercado, Alimentação'],
    ['coloca 50 em lazer e 30 em transporte', '50 Lazer, Lazer; 30 Transporte, Transporte'],
    ['uber 20 e cinema 40, lazer', '20 Uber, Transporte; 40 Cinema, Lazer'],
  ])('is not meant by %s', (text, books) => {
    expect(after(text)).toBe(books)
  })
})
