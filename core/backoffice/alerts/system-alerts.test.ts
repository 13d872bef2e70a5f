import { expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { type SystemState, systemAlerts } from '#backoffice/alerts/system-alerts.ts'

const calm: SystemState = {
  people: { total: 100, active: 30, trial: 50 },
  mrrCents: cents(600_000),
  openCharges: 3,
  webhookSilentMinutes: 20,
  oldestJobMinutes: 1,
  sends: { total: 1_000, failed: 10 },
}
const spoken = (state: Partial<SystemState>) =>
  systemAlerts({ ...calm, ...state }).map(({ rule }) => rule)

it('is silent while all is well', () => {
  expect(spoken({})).toEqual([])
})

it('speaks when the conversion falls under 10%', () => {
  expect(spoken({ people: { total: 100, active: 10, trial: 50 } })).toEqual([])
  expect(spoken({ people: { total: 100, active: 9, trial: 50 } })).toEqual(['conversion-low'])
})

it('speaks when the MRR falls under R$ 2.000', () => {
  expect(spoken({ mrrCents: cents(200_000) })).toEqual([])
  expect(systemAlerts({ ...calm, mrrCents: cents(199_999) })).toEqual([
    { rule: 'mrr-low', priority: 'critical', value: 199_999, limit: 200_000 },
  ])
})

it('speaks when more than 70% are on trial', () => {
  expect(spoken({ people: { total: 100, active: 20, trial: 70 } })).toEqual([])
  expect(spoken({ people: { total: 100, active: 20, trial: 71 } })).toEqual(['trials-many'])
})

it('speaks after six hours without a webhook, while charges are open', () => {
  expect(spoken({ webhookSilentMinutes: 359 })).toEqual([])
  expect(spoken({ webhookSilentMinutes: 360 })).toEqual(['webhook-silent'])
  expect(spoken({ webhookSilentMinutes: 9_999, openCharges: 0 })).toEqual([])
  expect(spoken({ webhookSilentMinutes: null })).toEqual([])
})

it('speaks when a job has waited longer than ten minutes', () => {
  expect(spoken({ oldestJobMinutes: 10 })).toEqual([])
  expect(spoken({ oldestJobMinutes: 11 })).toEqual(['jobs-late'])
  expect(spoken({ oldestJobMinutes: null })).toEqual([])
})

it('speaks when more than 5% of the sends fail, and not of a handful', () => {
  expect(spoken({ sends: { total: 1_000, failed: 50 } })).toEqual([])
  expect(spoken({ sends: { total: 1_000, failed: 51 } })).toEqual(['sends-failing'])
  expect(spoken({ sends: { total: 19, failed: 19 } })).toEqual([])
})

it('says nothing of the shares of nobody', () => {
  expect(spoken({ people: { total: 0, active: 0, trial: 0 }, mrrCents: cents(0) })).toEqual([])
})
