import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each([
  [['ingresso do show 60', 'o show e so dia 24 mas ja paguei hj']],
  [['ingresso do show 60', 'o show é só amanhã, mas já paguei']],
])('what was paid before its day stays as it is: %j', (said) => {
  expect(standsAfter(today, said).entries).toBe('-60 Ingresso do show')
})

it.each([
  [['lanche 15', 'uber 20', 'o lanche foi 15 mermo ta certo'], '-15 Lanche; -20 Uber'],
  [['lanche 15', 'o lanche foi 15, tá certo'], '-15 Lanche'],
  [['lanche 15', 'o lanche foi 18 mesmo'], '-18 Lanche'],
])('what is right as it stands is only said so: %j', (said, entries) => {
  expect(standsAfter(today, said).entries).toBe(entries)
})
