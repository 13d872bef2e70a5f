import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const bought = 'comprei um capacete de 320 em 4x no cartão da minha tia'

it.each([
  ['dei 80 pra minha tia da 1a do capacete', '-80 Capacete'],
  ['passei 80 pra minha tia do capacete', '-80 Capacete'],
  ['paguei 80 da primeira parcela do capacete', '-80 Capacete'],
  ['dei 80 pra minha tia', '-80 Capacete; -80 Tia'],
  ['paguei 80 no capacete da minha filha', '-80 Capacete; -80 Capacete da minha filha'],
])('a part that was written is not written again: %s', (said, entries) => {
  expect(standsAfter(today, [bought, said]).entries).toBe(entries)
})
