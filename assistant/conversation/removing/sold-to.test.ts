import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const bill = { frequency: 'mensal', day: 12 } as const
const bills = [
  { ...bill, description: 'Água', amount: 6400 },
  { ...bill, description: 'Netflix', amount: 5500 },
]

function after(...said: readonly string[]) {
  const conversation = begin({ today, have: { bills } })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  const { world } = conversation
  return {
    entries: world.entries.map(({ description, amountCents }) => `${description} ${amountCents}`),
    bills: world.bills.map(({ name, amountCents }) => `${name} ${amountCents}`),
    said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' '),
  }
}

describe('a sale that is to go, by whom it was sold to', () => {
  const sold = 'o escritório do seu valter me pagou as marmitas ontem, 360'

  it.each([
    [sold, 'cancela a venda de ontem do escritório, ele não pagou ainda'],
    [sold, 'cancela a venda do escritório'],
    ['vendi marmita 360 pro seu Valter', 'apaga a venda do valter'],
  ])('is asked about where it is the only one: %s, %s', (told, order) => {
    expect(after(told, 'mercado 20', order).said).toContain('R$ 360,00. É isso?')
    expect(after(told, 'mercado 20', order, 'sim').entries).toEqual(['Mercado 2000'])
    expect(after(told, 'mercado 20', order, 'não').entries).toHaveLength(2)
  })

  it('is chosen of several, and removed by its own name', () => {
    const two = ['vendi um bolo 60 pra Ana', 'vendi uma torta 80 pra Rita']
    expect(after(...two, 'apaga a venda da Rita').said).toContain('Qual deles: ')
    expect(after(...two, 'cancela a venda da torta').entries).toEqual(['Bolo 6000'])
  })

  it('is told by its sum, or as the last one', () => {
    const two = ['vendi um bolo 60', 'vendi uma torta 80']
    expect(after(...two, 'apaga a venda de 60', 'sim').entries).toEqual(['Torta 8000'])
    expect(after(...two, 'apaga minha última venda', 'sim').entries).toEqual(['Bolo 6000'])
  })

  it('is no pay', () => {
    expect(after('recebi salário 2000', 'apaga a venda').said).not.toContain('É isso?')
  })

  it('is none that was spent', () => {
    expect(after('mercado 20', 'cancela a venda do escritório').entries).toHaveLength(1)
  })
})

describe('a bill that ends, and what is told behind it', () => {
  it.each([
    [
      'Cancele a conta de água, agora está incluída no condomínio, que é R$ 480,00 no dia 8.',
      ['Netflix 5500', 'Condomínio 48000'],
    ],
    ['cancela a netflix, vou assinar a max que é 29,90 no dia 10', ['Água 6400', 'Max 2990']],
  ])('%s', (text, left) => {
    expect(after(text, 'me lembra').bills.toSorted()).toEqual(left.toSorted())
    expect(after(text, 'me lembra').entries).toEqual([])
  })

  it('writes what was paid', () => {
    const { entries, bills: left } = after('cancela a netflix, a multa foi 80')
    expect([entries, left]).toEqual([['Multa 8000'], ['Água 6400']])
  })
})
