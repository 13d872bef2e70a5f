import { expect, it } from 'vitest'
import { subscriberStanding } from '#backoffice/standing/subscriber-standing.ts'

it.each([
  ['ATIVO', null, 'active'],
  ['ATIVO', '2026-11-21', 'expired'],
  ['ATIVO', '2026-11-22', 'expiring'],
  ['ATIVO', '2026-11-29', 'expiring'],
  ['ATIVO', '2026-11-30', 'active'],
  ['SUSPENSO', '2026-12-30', 'suspended'],
  ['INATIVO', '2026-12-30', 'ended'],
] as const)('%s until %s is %s', (state, end, standing) => {
  const endDate = end === null ? null : Temporal.PlainDate.from(end)
  const today = Temporal.PlainDate.from('2026-11-22')
  expect(subscriberStanding({ state, endDate, today })).toBe(standing)
})
