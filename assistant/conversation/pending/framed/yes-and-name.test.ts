import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const told = ['mercado 90', 'boleto 340 vence dia 12']

describe('a yes to a bill, and what it is to be called', () => {
  it.each([
    'pode sim, e chama de Condomínio',
    'lembra, mas esse boleto é o condomínio, põe o nome certo',
    'Quero! Ele se chama Condomínio, tá?',
    'sim por favor, mas anota como condomínio',
    'É o condomínio, coloca esse nome nele. Quero o lembrete, sim',
    'sim, e no lugar de conta põe condomínio, dia 12 fica mais fácil',
  ])('keeps it so, and leaves the entry: %s', (text) => {
    const { books, bills } = booksAfter(today, [...told, text])
    expect([books, bills]).toEqual([['-90 Mercado'], ['Condomínio 340 12/12 x1']])
  })

  it('says which parcel it is', () => {
    const said = [
      'parcela 220 vence dia 18',
      'isso, lembra. a parcela é da moto, coloca assim no nome',
    ]
    expect(booksAfter(today, said).bills).toEqual(['Parcela da moto 220 18/12 x1'])
  })

  it.each([
    'sim, anota como todo mês',
    'sim, coloca como lembrete',
    'lembra sim, me chama uns dias antes',
    'ok, esse nome é estranho',
    'sim, coloca no nome da Ana',
    'quero! chama o João pra consertar',
    'sim, e chama de feira o mercado',
    'sim, e cria uma meta chamada Viagem',
  ])('is no name of it: %s', (text) => {
    expect(booksAfter(today, [...told, text]).bills[0]).toContain('Conta 340 12/12')
  })

  it('is of the one that lives in a room, too', () => {
    expect(booksAfter(today, ['quarto 480']).books).toEqual(['-480 Quarto'])
  })
})
