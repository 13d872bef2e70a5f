import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

describe('one who sells', () => {
  const sold = ['oi Lya, aqui é a Carla. vendo marmita fit', 'hoje saíram 22 marmitas a 21 cada']

  it('earns by what goes out of the house', () => {
    expect(booksAfter(today, sold).books).toEqual(['+462 Marmitas'])
  })

  it('is still owed for some, and is paid by whoever has them', () => {
    const later = [...sold, '3 ainda não me pagaram', 'a Dona Lúcia pagou as 2 dela']
    const { books, reply } = booksAfter(today, later)
    expect(books).toEqual(['+399 Marmitas', '+42 Marmitas'])
    expect(reply).toContain('R$ 21,00')
  })

  it('is asked whether those who work for her are paid', () => {
    const worked = 'minha ajudante recebe 80 por dia, veio 3 dias essa semana'
    expect(booksAfter(today, [worked]).books).toEqual([])
    expect(booksAfter(today, [worked, 'paguei ela']).books).toEqual(['-240 Ajudante'])
  })

  it.each([
    ['a entregadora cobrou 5 por entrega, fez 9', '-45 Entregadora'],
    ['o motoboy cobrou 8 por corrida, fez 4 corridas', '-32 Motoboy'],
  ])('pays by the piece: %s', (said, entry) => {
    expect(booksAfter(today, [said]).books).toEqual([entry])
  })
})

describe('a part of what was bought', () => {
  it.each([
    [
      ['gastei 187,60 no atacadão e 45 na embalagem', 'o atacadão tinha 30 de coisa pra casa'],
      ['-157.6 Atacadão', '-30 Casa', '-45 Embalagem'],
    ],
    [
      ['mercado 200', 'a compra tinha 40 só de fralda pro neto'],
      ['-160 Mercado', '-40 Fralda pro neto'],
    ],
  ])('stands by itself: %s', (said, books) => {
    expect(booksAfter(today, said).books).toEqual(books)
  })
})

describe('as many sums as are counted', () => {
  it.each([
    ['fiz 3 corridas agora cedo: 18, 22,50 e 31', 3],
    ['fiz 2 faxinas hoje, 150 e 180', 2],
  ])('leave no doubt: %s', (said, count) => {
    expect(booksAfter(today, [said]).books).toHaveLength(count)
  })
})
