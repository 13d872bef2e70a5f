import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

const booksOf = (said: string) => booksAfter(today, [said]).books

describe('several figures of one message', () => {
  it.each([
    ['paguei 38 no gás não 138 no gás', ['-138 Gás']],
    ['gastei 25 no mercado não 52 no mercado', ['-52 Mercado']],
    [
      'dei 50 de dízimo e comprei 4 número da rifa a 5 reais cada um',
      ['-20 Número da rifa', '-50 Dízimo'],
    ],
    ['gastei 50 no mercado e comprei 4 velas a 10 cada uma', ['-40 Velas', '-50 Mercado']],
    ['gastei 50 no mercado e comprei 4 velas a 25 cada uma', ['-100 Velas', '-50 Mercado']],
    ['dei 200 pros netos, 50 pra cada', ['-200 Netos']],
    [
      'comprei 4 números da rifa a 5 cada e gastei 20 de lanche',
      ['-20 Lanche', '-20 Números da rifa'],
    ],
    ['comprei 3 camisas a 40 e paguei 120 no pix', ['-120 Camisas']],
    ['comprei 3 camisas a 40 e paguei 120 de uma vez', ['-120 Camisas']],
  ])('are each placed: %s', (said, books) => {
    expect(booksOf(said)).toEqual(books)
  })

  it.each([
    ['o aluguel da rep deu 2.400 pra 4, já fiz o pix da minha parte', ['-600 Aluguel da rep']],
    [
      'fui no bar com dois amigos, a conta foi 150 e a gente dividiu por igual',
      ['-50 Bar com dois amigos'],
    ],
    [
      'fui no bar com dois amigos, a conta foi 150 e a gente não dividiu',
      ['-150 Bar com dois amigos'],
    ],
  ])('are shared: %s', (said, books) => {
    expect(booksOf(said)).toEqual(books)
  })

  it.each([
    ['o cliente da titan 150 me pagou agora no pix', []],
    ['fiz a revisao da xre 300 da cliente, ela pagou 260', ['+260 Revisao da xre 300 da cliente']],
    ['pneu da fazer 250 por 190', ['-190 Pneu da fazer 250']],
    ['frete da kombi 60', ['-60 Frete da kombi']],
  ])('may be an engine: %s', (said, books) => {
    expect(booksOf(said)).toEqual(books)
  })

  it.each([
    ['A moça da escolinha pagou hoje as 120 esfirras, 180 reais', ['+180 Esfirras']],
    ['a mulher da igreja pagou os 100 docinhos 90 reais', ['+90 Docinhos']],
    ['tirei um celular em 12x de 89,90 nas casas bahia', ['-89.9 Celular']],
    ['escola das meninas 2x 1.480', ['-1480 Escola das meninas']],
    ['tirei 200 do banco', []],
  ])('go their way: %s', (said, books) => {
    expect(booksOf(said)).toEqual(books)
  })
})

describe('what is asked', () => {
  it.each([
    ['tô com quanto do limite de lazer?', 'orçamento em Lazer'],
    ['quanto já consegui juntar pro retiro?', 'metas'],
    ['orçamento transporte 600 fev', 'em fevereiro'],
    ['limite do mercado 1.100 pra janeiro', 'em janeiro'],
  ])('is answered: %s', (said, part) => {
    expect(booksAfter(today, [said]).reply).toContain(part)
  })
})

describe('a wider name', () => {
  it.each([
    ['abasteci 150', 'o combustível foi ontem', 'ontem'],
    ['abasteci 150', 'a gasolina foi 160', 'R$ 160,00'],
    ['energia 120', 'a luz foi 125', 'R$ 125,00'],
  ])('is of what stands there: %s, %s', (told, mended, part) => {
    const { books, reply } = booksAfter(today, [told, mended])
    expect(books).toHaveLength(1)
    expect(reply).toContain(part)
  })
})

describe('a sum that is too small for parts', () => {
  it.each([
    ['almoço no ru 2x 5,20', ['-10.4 Almoço no ru']],
    ['xerox 3x de 2,50', ['-7.5 Xerox']],
    ['fone 3x 49,90', ['-49.9 Fone']],
  ])('is paid so many times: %s', (said, books) => {
    expect(booksOf(said)).toEqual(books)
  })
})
