import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

const booksOf = (...said: string[]) => booksAfter(today, said).books

describe('a discount on all that was listed', () => {
  it.each([
    [
      'Comprei os remédios da pressão: losartana 12,50 e hidroclorotiazida 8,90',
      'O desconto da farmácia foi de 2,14 no total',
      ['-10.36 Losartana', '-8.9 Hidroclorotiazida'],
    ],
    [
      'comprei losartana 12,50 e dipirona 8,90',
      'a farmácia me deu 10% de desconto no total',
      ['-11.25 Losartana', '-8.01 Dipirona'],
    ],
    ['remédio 60', 'o desconto foi de 5', ['-55 Remédio']],
  ])('makes it so much less: %s, %s', (told, discount, books) => {
    expect(booksOf(told, discount)).toEqual(books)
  })
})

describe('what is told anew', () => {
  it.each([
    ['rachei um uber de 24 com mais 2 amigas', 'na vdd o uber foi 27', ['-9 Uber']],
    ['pizza 96, metade meu marido pagou', 'na verdade a pizza foi 100', ['-50 Pizza']],
    ['mercado 132 dividi com as 3 meninas da rep', 'o mercado foi 30', ['-30 Mercado']],
    ['a diarista 160', 'a diarista foi 150 mais 20 do ônibus', ['-170 Diarista']],
    ['cinema 30', 'cinema foram 2 ingressos de 30', ['-60 Cinema']],
    ['uber 20', 'uber não foi 20, foram 2 corridas de 20', ['-40 Uber']],
    [
      'a dona Lúcia me pagou 180 da faxina',
      'a dona Lúcia me deu mais 20 de gorjeta',
      ['+180 Faxina (dona Lúcia)', '+20 Gorjeta (dona Lúcia)'],
    ],
    ['hoje vendi 35 açaí a 15 reais', 'vendi mais 12 de 10 reais', ['+120 Vendas', '+525 Açaí']],
    ['vendi 12 bolos de 10 reais', 'vendi mais 5 de 12', ['+120 Bolos', '+60 Bolos']],
  ])('is shared, added and counted as it was: %s, %s', (told, anew, books) => {
    expect(booksOf(told, anew)).toEqual(books)
  })
})

describe('money from others', () => {
  it.each([
    ['os 2 já me passaram, 1.000', ['+1000 Entrada']],
    ['os 3 já passaram a luz, deu 160,50', ['+160.5 Luz']],
  ])('comes in whole: %s', (said, books) => {
    expect(booksOf(said)).toEqual(books)
  })

  it.each(['a Ju me pagou no pix', 'o pessoal me pagou', 'o cliente da titan me pagou agora'])(
    'is asked for where no sum is told: %s',
    (said) => {
      const { books, reply } = booksAfter(today, [said])
      expect(books).toEqual([])
      expect(reply.toLowerCase()).toContain('quanto foi?')
    },
  )
})
