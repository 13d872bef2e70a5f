import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const standing = ['luz de casa 260 todo dia 15', 'paguei 480 da perua escolar']
const perua = '-480 Perua escolar'

describe('a name that is said of a bill', () => {
  it.each([
    'é só "luz", não "luz de casa"',
    'troca "luz de casa" por "luz"',
    'corrige o nome da conta: luz, não luz de casa',
    'o pagamento "luz de casa" deixa só "luz"',
    '"luz de casa" não, só "luz"',
    'a conta é "Luz" só, tira o "de casa"',
  ])('is the one of the bill, and of no entry: %s', (text) => {
    const { books, bills } = booksAfter(today, [...standing, text])
    expect([books, bills]).toEqual([[perua], ['Luz 260 15/12']])
  })

  it.each([
    'troca o nome da fatura pra Fatura nubank',
    'o nome é fatura nubank, não só fatura',
    'essa fatura chama "fatura nubank"',
    'chama ela de fatura nubank',
  ])('reaches one that is only offered: %s', (text) => {
    const told = ['paguei 550 do quarto', 'fatura 340 vence dia 10', text]
    const { books, reply } = booksAfter(today, told)
    expect(books).toEqual(['-550 Quarto'])
    expect(reply).toContain('Certo: Fatura nubank, R$ 340,00, para pagar em 10/12')
    expect(booksAfter(today, [...told, 'sim']).bills).toEqual(['Fatura nubank 340 10/12 x1'])
  })

  it('is given with the yes to it', () => {
    const told = ['mercado 50', 'luz 340 vence dia 10', 'quero sim. e troca o nome da luz pra Enel']
    const { books, bills } = booksAfter(today, told)
    expect([books, bills]).toEqual([['-50 Mercado'], ['Enel 340 10/12 x1']])
  })

  it.each([
    'muda a luz de casa pra moradia',
    'troca a perua por van',
    'a luz de casa é ele que paga, não eu',
    'o nome da perua é Van',
  ])('leaves the bill its name: %s', (text) => {
    expect(booksAfter(today, [...standing, text]).bills).toEqual(['Luz de casa 260 15/12'])
  })

  it('leaves the one that is offered its name, where an entry is spoken of', () => {
    const told = ['mercado 50', 'fatura 340 vence dia 10', 'muda o nome do mercado pra Feira']
    const { books, reply } = booksAfter(today, told)
    expect(books).toEqual(['-50 Feira'])
    expect(reply).not.toContain('340')
  })

  it('is followed by what is told behind it', () => {
    const text = 'é só "luz", não "luz de casa". E a perua põe em Lazer'
    const { books, bills, reply } = booksAfter(today, [...standing, text])
    expect([books, bills]).toEqual([[perua], ['Luz 260 15/12']])
    expect(reply).toContain('Perua escolar, R$ 480,00 em Lazer')
  })
})

describe('a bill that is to go by its name', () => {
  const twice = [
    'luz de casa 260 todo dia 15',
    'luz 260 todo dia 16',
    'paguei 480 da perua escolar',
  ]

  it.each([
    'A luz tá duas vezes! Apaga essa "Luz de casa"',
    'tira a conta luz de casa',
    'essa "luz de casa" não existe, apaga',
    'tem duas luz. remove a "luz de casa"',
  ])('ends, and no entry goes: %s', (text) => {
    const { books, bills } = booksAfter(today, [...twice, text])
    expect([books, bills]).toEqual([[perua], ['Luz 260 16/12']])
  })

  it.each(['não apaga a luz de casa', 'apaga os 260 que paguei da luz de casa'])(
    'stays: %s',
    (text) => {
      expect(booksAfter(today, [...twice, text]).bills).toHaveLength(2)
    },
  )

  it('stays where an entry is called so', () => {
    const told = ['luz de casa 260 todo dia 15', 'luz de casa 80 hoje', 'apaga a luz de casa']
    expect(booksAfter(today, told).bills).toEqual(['Luz de casa 260 15/12'])
  })
})
