import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each([
  [['ingresso do show 60', 'o show e so dia 24 mas ja paguei hj']],
  [['ingresso do show 60', 'o show é só amanhã, mas já paguei']],
])('what was paid before its day stays as it is: %j', (said) => {
  expect(standsAfter(today, said).entries).toBe('-60 Ingresso do show')
})
