import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each([
  [['agropecuária 215', 'era ração pras vaca'], '-215 Ração pras vaca (agropecuária)'],
  [['gastei na agropecuária', 'foi 215', 'era ração'], '-215 Ração (agropecuária)'],
  [['farmácia 32', 'foi remédio da mãe'], '-32 Remédio da mãe (farmácia)'],
  [['posto 100', 'era gasolina'], '-100 Gasolina (posto)'],
  [['gastei 60 na papelaria', 'foram cadernos'], '-60 Cadernos (papelaria)'],
])('what was bought in a shop names it, told right behind: %j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})

it.each([
  [['farmácia 32', 'foi caro'], '-32 Farmácia'],
  [['farmácia 32', 'era promoção'], '-32 Farmácia'],
  [['padaria 12', 'foi a Ana'], '-12 Padaria'],
  [['mercado 60', 'era feira'], '-60 Mercado'],
  [['tênis 120', 'foi calça'], '-120 Tênis'],
  [['mercado 60', 'comprei um tênis'], '-60 Mercado'],
])('what is no thing, or no shop, is left as it is: %j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})
