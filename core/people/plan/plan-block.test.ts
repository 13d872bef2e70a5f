import { expect, it } from 'vitest'
import { planBlock } from '#people/plan/plan-block.ts'

it.each([
  ['TRIAL', '2026-11-28', '2026-11-28T23:59:59.999Z', null],
  ['TRIAL', '2026-11-28', '2026-11-29T00:00:00Z', 'trial-ended'],
  ['TRIAL', '2026-11-28', '2026-11-28T22:00:00-03:00', 'trial-ended'],
  ['TRIAL', null, '2026-11-28T12:00:00Z', 'trial-ended'],
  ['ATIVO', '2020-01-01', '2026-11-28T12:00:00Z', null],
  ['ATIVO', null, '2026-11-28T12:00:00Z', null],
  ['SUSPENSO', '2099-12-31', '2026-11-28T12:00:00Z', 'suspended'],
  ['INATIVO', '2099-12-31', '2026-11-28T12:00:00Z', 'inactive'],
] as const)('for %s until %s at %s is %s', (state, trialEndDate, now, block) => {
  expect(planBlock({ state, trialEndDate }, Temporal.Instant.from(now))).toBe(block)
})

it('is closed to whoever asked for the end of their account', () => {
  const plan = { state: 'ATIVO' as const, trialEndDate: null, isLeaving: true }
  expect(planBlock(plan, Temporal.Instant.from('2026-11-28T12:00:00Z'))).toBe('leaving')
})
