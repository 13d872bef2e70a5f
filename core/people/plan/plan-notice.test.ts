import { expect, it } from 'vitest'
import { planNotice } from '#people/plan/plan-notice.ts'

it.each([
  ['TRIAL', '2026-11-28', '2026-11-21T12:00:00Z', { kind: 'trial', days: 7 }],
  ['TRIAL', '2026-11-28', '2026-11-26T23:59:59Z', { kind: 'trial', days: 2 }],
  ['TRIAL', '2026-11-28', '2026-11-28T00:00:00Z', { kind: 'trial', days: 1 }],
  ['TRIAL', '2026-11-28', '2026-11-28T23:59:59.999Z', { kind: 'trial', days: 1 }],
  ['TRIAL', '2026-11-28', '2026-11-29T00:00:00Z', { kind: 'blocked', block: 'trial-ended' }],
  ['TRIAL', null, '2026-11-21T12:00:00Z', { kind: 'blocked', block: 'trial-ended' }],
  ['ATIVO', '2020-01-01', '2026-11-21T12:00:00Z', null],
  ['SUSPENSO', '2099-01-01', '2026-11-21T12:00:00Z', { kind: 'blocked', block: 'suspended' }],
  ['INATIVO', null, '2026-11-21T12:00:00Z', { kind: 'blocked', block: 'inactive' }],
] as const)('%s until %s at %s is told %j', (state, trialEndDate, now, notice) => {
  expect(planNotice({ state, trialEndDate }, Temporal.Instant.from(now))).toEqual(notice)
})
