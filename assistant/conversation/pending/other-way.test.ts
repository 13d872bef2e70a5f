import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each([
  [['fui no mercado', 'recebi 610'], '+610 Entrada'],
  [['fui no mercado', 'deu 61'], '-61 Mercado'],
  [['fui no mercado', 'paguei 61'], '-61 Mercado'],
  [['fiz 2 faxinas hoje', 'recebi 300'], '+300 Faxinas'],
  [['fiz 2 faxinas hoje', '300'], '+300 Faxinas'],
  [['fiz 2 faxinas hoje', 'paguei 12'], '-12 Gasto'],
])('what went the other way is no answer to how much it was: %j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})
