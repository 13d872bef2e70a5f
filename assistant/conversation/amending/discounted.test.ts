import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

function after(...said: string[]): { entries: string[]; reply: string } {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const entries = conversation.world.entries.map(
    ({ description, amountCents, date }) => `${description} ${amountCents} ${date.slice(8)}`,
  )
  return { entries, reply }
}

describe('a discount that is told afterwards', () => {
  it.each([
    [['farinha 80', 'a farinha veio com desconto de 10%'], 'Farinha 7200 20'],
    [['farinha 91,60', 'a farinha foi ontem e veio com desconto de 10%'], 'Farinha 8244 19'],
    [['farinha 91,60', 'e o desconto? com 10% fica 82,44'], 'Farinha 8244 20'],
    [['mercado 200', 'esqueci que teve desconto de 20 reais'], 'Mercado 18000 20'],
    [
      ['paguei 930 no hotel', 'o hotel ficou 310 a menos porque vou embora um dia antes'],
      'Hotel 62000 20',
    ],
    [['paguei 500 no conserto', 'o conserto saiu 50 mais barato'], 'Conserto 45000 20'],
    [['gasolina 150', 'uber 22', 'a gasolina teve 5% de desconto'], 'Gasolina 14250 20'],
  ])('makes %j so much less', (said, entry) => {
    const told = after(...said)
    expect(told.entries).toContain(entry)
    expect(told.reply).toContain('Fiz a conta')
  })

  it('and what is more by so much', () => {
    const said = ['paguei 500 no conserto', 'o conserto ficou 50 a mais']
    expect(after(...said).entries).toEqual(['Conserto 55000 20'])
  })

  it('is taken off once', () => {
    const said = ['farinha 80', 'a farinha veio com desconto de 10%']
    expect(after(...said, 'a farinha teve 10% de desconto').entries).toEqual(['Farinha 7200 20'])
    const before = after('tênis 300 com 10% de desconto', 'o tênis teve desconto de 10%')
    expect(before.entries).toEqual(['Tênis 27000 20'])
  })

  it.each([
    'teve 10% de desconto?',
    'já tá com o desconto de 10%',
    'a luz veio com desconto de 10%',
    'pedi desconto de 10%',
  ])('is none by %s', (text) => {
    expect(after('mercado 150', text).entries).toEqual(['Mercado 15000 20'])
  })

  it('is asked about where it may be of several, or of what came in', () => {
    expect(after('café 20 e pão 9', 'teve 5% de desconto').reply).toContain('qual deles')
    const earned = after('salário 2000 caiu', 'descontaram 150 do salário')
    expect(earned.entries).toEqual(['Salário 200000 20'])
    expect(earned.reply).toContain('É isso?')
  })
})
