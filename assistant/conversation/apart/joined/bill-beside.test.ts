import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('a bill beside another matter', () => {
  it.each([
    [
      ['gas 118', 'gas 118 vc botou em moradia ne? e me lembra de pagar a energia dia 8, 165'],
      ['-118 Gas'],
      ['Energia 165 08/12 x1'],
    ],
    [
      [
        'Meu salário é 7.840 todo mês, cai no dia 30. E tenho ainda a faculdade, R$ 1.150,00, dia 7.',
      ],
      [],
      ['Faculdade 1150 07/12'],
    ],
    [
      ['recebi 900 da faxina. me lembra do aluguel dia 5, 800'],
      ['+900 Faxina'],
      ['Aluguel 800 05/12 x1'],
    ],
    [
      ['mercado 50', 'quanto gastei hoje? e me avisa da luz dia 10, 120'],
      ['-50 Mercado'],
      ['Luz 120 10/12 x1'],
    ],
  ])('is kept: %j', (said, books, bills) => {
    const told = booksAfter(today, said)
    expect(told.books).toEqual(books)
    expect(told.bills).toEqual(bills)
  })

  it('is offered where nobody asks to have it kept', () => {
    const told = booksAfter(today, ['gastei 30 no bar. tenho o dentista 200 dia 12'])
    expect(told.books).toEqual(['-30 Bar'])
    expect(told.bills).toEqual([])
    expect(told.reply).toContain('Dentista, R$ 200,00')
  })
})

describe('another bill behind one that is kept', () => {
  const asked = 'A conta de luz vence dia 10, uns 140. Você me lembra?'

  it.each([
    ['Quero sim, por favor. E a água é dia 18, uns 75.', 'Água 75 18/12 x1'],
    ['pode lembrar. e a internet 99,90 dia 15', 'Internet 99.9 15/12 x1'],
  ])('is kept with the yes: %s', (text, bill) => {
    const told = booksAfter(today, [asked, text])
    expect(told.bills).toEqual(expect.arrayContaining(['Conta de luz 140 10/12 x1', bill]))
    expect(told.bills).toHaveLength(2)
    expect(told.books).toEqual([])
  })

  it.each([
    ['E a água, minha filha? 75 reais, dia 18', 'Água 75 18/12'],
    ['E a água? 75 reais, dia 18', 'Água 75 18/12'],
    ['e a escola, marcou? 500 dia 8', 'Escola 500 08/12'],
  ])('is no expense of the month before: %s', (text, bill) => {
    const told = booksAfter(today, ['aluguel 900 todo dia 5', text])
    expect(told.bills).toContain(bill)
    expect(told.books).toEqual([])
  })

  it('needs none before it where it comes every month', () => {
    const told = booksAfter(today, ['E a faculdade, anotou? R$ 1.150,00 todo dia 7.'])
    expect(told.bills).toEqual(['Faculdade 1150 07/12'])
    expect(booksAfter(today, ['faltou a energia. 165 todo dia 8']).bills).toEqual([
      'Energia 165 08/12',
    ])
  })

  it('is kept once', () => {
    const text = 'E a água, minha filha? 75 reais, dia 18'
    const told = booksAfter(today, [asked, 'sim', 'E a água é dia 18, uns 75.', text])
    expect(told.bills).toEqual(['Conta de luz 140 10/12 x1', 'Água 75 18/12 x1'])
  })

  it('is not asked about twice', () => {
    const said = [
      'água 75 dia 18',
      'Não, eu ainda não paguei a água! É pra lembrar no dia 18 de dezembro.',
    ]
    const told = booksAfter(today, said)
    expect(told.bills).toEqual(['Água 75 18/12 x1'])
    expect(told.books).toEqual([])
  })
})

describe('what is set up as told', () => {
  it('ends with its parts', () => {
    const text =
      'financiamento do veículo, R$ 1.348,00, com vencimento no dia 20, restando 14 parcelas.'
    expect(booksAfter(today, [text]).bills).toEqual(['Financiamento do veículo 1348 20/12 x14'])
  })

  it.each([
    [
      'O plano também pago todo mês, 48 reais, mas esse já paguei hoje cedo na lotérica.',
      '-48 Plano',
      'Plano 48 30/12',
    ],
    ['pago o clube todo mês, 90, hoje já paguei', '-90 Clube', 'Clube 90 30/12'],
    ['a internet 99,90 é todo mês, essa já paguei ontem', '-99.9 Internet', 'Internet 99.9 29/12'],
  ])('is paid for this month, and due in the next: %s', (text, entry, bill) => {
    const told = booksAfter(today, [text])
    expect(told.books).toEqual([entry])
    expect(told.bills).toEqual([bill])
  })

  it('is a limit where it is so much a month at most', () => {
    const told = booksAfter(today, ['quero gastar no maximo 400 por mes com almoço na rua'])
    expect(told.reply).toContain('Orçamento de Alimentação')
  })
})
