import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('what was written as spent, and is a bill that is not paid', () => {
  it.each([
    'não paguei ainda, vem todo mês',
    'isso eu nem paguei, é conta fixa',
    'não é gasto, é conta do mês',
    'calma que ainda não paguei kkk todo mês vem essa conta',
    'ainda tá em aberto, é mensal',
    'paguei nada, é pra deixar nas contas do mês',
  ])('becomes one, on its own day: %s', (text) => {
    const told = booksAfter(today, ['luz 98 dia 12', text])
    expect(told.books).toEqual([])
    expect(told.bills).toEqual(['Luz 98 12/12'])
  })

  it('is found by its name behind another', () => {
    const told = booksAfter(today, [
      'luz 98 dia 12',
      'mercado 80',
      'a luz eu nem paguei ainda, é conta fixa',
    ])
    expect(told.books).toEqual(['-80 Mercado'])
    expect(told.bills).toEqual(['Luz 98 12/12'])
  })

  it.each(['não, é mensal', 'não paguei, vem todo mês'])(
    'is a bill where it was only asked about: %s',
    (text) => {
      const told = booksAfter(today, ['condomínio 400 dia 10', text])
      expect(told.books).toEqual([])
      expect(told.bills).toEqual(['Condomínio 400 10/12'])
    },
  )

  it('stays where another thing is named, or it was paid', () => {
    const other = ['gás 120 dia 22', 'a internet eu ainda não paguei, é conta mensal']
    expect(booksAfter(today, other).books).toEqual(['-120 Gás'])
    const theirs = ['luz 98 dia 12', 'essa eu não paguei, todo mês minha mãe paga']
    expect(booksAfter(today, theirs).bills).toEqual([])
    const paid = booksAfter(today, ['luz 98 dia 12', 'paguei já, é todo mês'])
    expect(paid.books).toEqual(['-98 Luz'])
  })

  it.each([
    'vou pagar a luz todo mês',
    'tenho que pagar todo mês a luz',
    'não paguei a luz do mês passado, todo mês é isso',
    'não paguei multa na luz, conta fixa sempre em dia',
    'nunca paguei tão caro na luz, e é todo mês',
  ])('stays where it is not told outright that it was not paid: %s', (text) => {
    expect(booksAfter(today, ['luz 98', text]).books).toEqual(['-98 Luz'])
  })

  it('is a bill where it is called one', () => {
    const text = 'essa conta ainda não foi paga. é despesa mensal, com vencimento no dia 12'
    const told = booksAfter(today, ['luz 98 dia 12', text])
    expect(told).toMatchObject({ books: [], bills: ['Luz 98 12/12'] })
  })
})
