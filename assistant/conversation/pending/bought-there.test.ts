import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each([
  [['fui na farmácia', '26,50 remédio da Lívia'], '-26.5 Remédio da Lívia (farmácia)'],
  [['fui no mercado', '60 de carne'], '-60 Carne (mercado)'],
  [['fui na farmácia', 'deu 32'], '-32 Farmácia'],
  [['comprei um tênis', '200 na renner'], '-200 Tênis'],
])('what was bought there names it: %j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})

it.each([
  [
    [
      'Fui também ao dentista, que fica na sala 12, mas não me lembro de quanto foi.',
      'Achei o recibo: foram R$ 250,00.',
    ],
    '-250 Dentista',
  ],
  [['fui na feira e esqueci quanto deu', 'olhei a notinha, deu 48'], '-48 Feira'],
])('where the sum was read is no name of it: %j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})

it('stands in the category of what was bought, and not of the shop', () => {
  const { reply } = standsAfter(today, ['fui no shopping hj', '38 de lanche'])
  expect(reply.replaceAll('\u00a0', ' ')).toContain('Lanche (shopping), R$ 38,00 em Alimentação')
})
