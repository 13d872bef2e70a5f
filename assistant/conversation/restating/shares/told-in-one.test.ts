import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

const booksOf = (...said: string[]) => booksAfter(today, said).books

describe('whose a sum is', () => {
  it.each([
    ['cinema com o Pedro, 60 no total e rachamos', '-30 Cinema com o Pedro'],
    ['pizza com as meninas ontem, deu 168 pra 4', '-42 Pizza com as meninas'],
    ['churrasco com o pessoal do trampo domingo deu 240 pra 6', '-40 Churrasco'],
    ['aluguel 1350 minha parte, o total é 2700', '-1350 Aluguel'],
    [
      'fiz a embreagem do gol ele me passou seiscentos mas cento e cinquenta é do beto que me ajudou',
      '+450 Embreagem do gol',
    ],
  ])('is told beside it: %s', (said, entry) => {
    expect(booksOf(said)).toEqual([entry])
  })

  it('is parted where a piece of it has another name', () => {
    const said = 'rancho do mes no andreazza 638,40, 89 disso é uma boneca pra alice'
    expect(booksOf(said)).toHaveLength(2)
    expect(booksOf('mercado 200, 40 disso foi ração')).toEqual(['-160 Mercado', '-40 Ração'])
  })
})

describe('what stands there', () => {
  it.each([
    [
      'pedágio 243',
      'o pedágio deu cento e noventa e quatro e quarenta que uma cancela tava aberta',
      '-194.4 Pedágio',
    ],
    ['luz 247,30', 'a luz é duzentos e setenta e quatro e trinta eu troquei', '-274.3 Luz'],
  ])('is mended, and not taken away: %s, %s', (told, anew, entry) => {
    expect(booksOf(told, anew)).toEqual([entry])
  })

  it('is a goal, which a sum goes to', () => {
    const { books, reply } = booksAfter(today, ['meta notebook 4000', '300 vai pro notebook'])
    expect(books).toEqual([])
    expect(reply).toContain('R$ 300,00 de R$ 4.000,00')
  })
})
