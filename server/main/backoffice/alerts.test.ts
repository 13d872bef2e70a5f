import type { AlertsPage, AlertView } from '@lya/contract/backoffice/overview/alerts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { executeDue, planChurnAlerts, watch } from '#backoffice/overview/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { countBusiness } from '#main/testing/business/count-business.ts'
import { givenCustomer } from '#main/testing/business/customer.ts'
import { knownAt, knownBusiness } from '#main/testing/business/known-business.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let operator: TestPerson
const clock = fixedClock(knownAt)
const parts = () => ({ db: app.database.db, clock })

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['marketing'])
  for (const customer of knownBusiness) await givenCustomer(app.owner, customer)
  await countBusiness(app.database, clock)
})
beforeEach(async () => {
  clock.moveTo(knownAt)
  await app.owner.query('DELETE FROM admin_alerts; DELETE FROM admin_automations')
})
afterAll(() => app.close())

const list = (query = '') => operator.ask<AlertsPage>('GET', `/api/admin/overview/alerts${query}`)
const open = async (rule: string): Promise<AlertView | undefined> =>
  (await list()).items.find((alert) => alert.rule === rule)
const resolve = (id: string, note = 'falei com o financeiro') =>
  operator.send('POST', `/api/admin/overview/alerts/${id}/resolve`, { note })

describe('a rule', () => {
  it('raises one alert, and renews what it tells', async () => {
    await watch(parts())
    await watch(parts())
    const { items } = await list('?kind=system')
    // The known business earns R$ 140,53 a month.
    expect(items.map(({ rule }) => rule)).toEqual(['mrr-low'])
    expect(items[0]).toMatchObject({
      ...{ kind: 'system', priority: 'critical', status: 'active', overAt: null },
      ...{ value: 14_053, limit: 200_000, person: null, segment: null },
    })
  })

  it('says when it is over, and again when it is back, in the same alert', async () => {
    await watch(parts())
    const first = await open('mrr-low')
    await app.owner.query(`UPDATE subscriptions SET price = 5000 WHERE status = 'grace'`)
    clock.moveTo('2026-11-22T15:05:00Z')
    await watch(parts())
    expect(await open('mrr-low')).toMatchObject({
      id: first?.id,
      overAt: '2026-11-22T15:05:00.000Z',
    })
    await app.owner.query(`UPDATE subscriptions SET price = 39.9 WHERE status = 'grace'`)
    await watch(parts())
    expect(await open('mrr-low')).toMatchObject({ id: first?.id, overAt: null })
  })

  it('names the segment that it speaks of, with the people who are in it', async () => {
    await watch(parts())
    const { items } = await list('?kind=smart')
    const segments = items.map(({ rule, segment }) => [rule, segment])
    expect(Object.fromEntries(segments)).toEqual({
      'ending-engaged': {
        ...{ figure: 'ending-engaged', count: 2 },
        people: [expect.objectContaining({ name: 'Bia Engajada' }), expect.anything()],
      },
      'charge-failed': {
        ...{ figure: 'charge-failed', count: 1 },
        people: [{ id: expect.any(String), name: 'Hugo Atrasado' }],
      },
    })
  })
})

describe('an open charge', () => {
  it('wants a webhook within six hours', async () => {
    await app.owner.query(
      `INSERT INTO charges (id, motivo, plan_id, period, amount, plan_amount, billing_type, due_date,
         environment, provider_id, customer_id, created_at)
       SELECT $1::uuid, 'compra', id, period, 39.9, 39.9, 'PIX', '2026-11-22', 'simulator',
         $1::uuid::text, 'c', '2026-11-22T09:01:00Z' FROM admin_plans LIMIT 1`,
      [newId()],
    )
    await watch(parts())
    expect(await open('webhook-silent')).toBeUndefined()
    clock.moveTo('2026-11-22T15:01:00Z')
    await watch(parts())
    expect(await open('webhook-silent')).toMatchObject({ value: 360, limit: 360 })
    await app.owner.query(`DELETE FROM charges WHERE user_id IS NULL`)
  })
})

describe('resolving', () => {
  it('takes a note, tells who did, and leaves its row in the audit', async () => {
    await watch(parts())
    const alert = await open('mrr-low')
    const id = alert?.id ?? ''
    expect((await resolve(id, '  ')).status).toBe(400)
    const answer = await resolve(id)
    expect(answer.body).toMatchObject({
      status: 'resolved',
      resolved: { by: 'Maria Souza', note: 'falei com o financeiro' },
    })
    const { rows } = await app.owner.query(
      `SELECT user_id, action, reason, new_values FROM audit_logs WHERE record_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        ...{ user_id: operator.userId, action: 'alert.resolved', reason: 'falei com o financeiro' },
        new_values: { status: 'resolved', note: 'falei com o financeiro' },
      },
    ])
    const kept = await list('?status=resolved')
    expect(kept.items.map((one) => one.id)).toEqual([id])
    expect(kept.open).toMatchObject({ high: 1 })
  })

  it('happens once: the second is told who came first', async () => {
    await watch(parts())
    const { id = '' } = (await open('mrr-low')) ?? {}
    await resolve(id)
    const second = await resolve(id, 'eu também')
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({
      code: 'overview.alert-resolved',
      data: { alert: { resolved: { note: 'falei com o financeiro' } } },
    })
    expect((await resolve(newId())).status).toBe(404)
  })

  it('keeps the rule quiet for a day, and no longer', async () => {
    await watch(parts())
    const { id = '' } = (await open('mrr-low')) ?? {}
    await resolve(id)
    clock.moveTo('2026-11-23T14:55:00Z')
    await watch(parts())
    expect(await open('mrr-low')).toBeUndefined()
    clock.moveTo('2026-11-23T15:05:00Z')
    await watch(parts())
    expect(await open('mrr-low')).toBeDefined()
  })
})

describe('a churn alert', () => {
  const automations = async () => {
    const { rows } = await app.owner.query(
      `SELECT p.name, a.status, a.trigger_data, a.scheduled_for - a.created_at AS wait
         FROM admin_automations a JOIN profiles p ON p.id = a.user_id`,
    )
    return rows
  }

  it('waits an hour, is told once, and is then executed', async () => {
    // Hugo's end has passed; Joca never leaves. Gil's is tomorrow, but he writes: let him not.
    await app.owner.query(`UPDATE admin_people SET churn = 92 WHERE name = 'Gil Cancela'`)
    expect(await planChurnAlerts(parts())).toBe(1)
    expect(await planChurnAlerts(parts())).toBe(0)
    expect(await automations()).toMatchObject([
      {
        ...{ name: 'Gil Cancela', status: 'pending', wait: { hours: 1 } },
        trigger_data: { risk_level: 'critical', days_until_expiry: 1 },
      },
    ])
    clock.moveTo('2026-11-22T15:59:00Z')
    expect(await executeDue(parts())).toBe(0)
    clock.moveTo('2026-11-22T16:00:00Z')
    expect(await executeDue(parts())).toBe(1)
    expect(await executeDue(parts())).toBe(0)
    expect(await automations()).toMatchObject([{ status: 'executed' }])
    expect(await open('churn-high')).toMatchObject({
      ...{ kind: 'smart', value: 92, segment: null },
      person: { name: 'Gil Cancela' },
    })
  })

  it('is told to nobody when the risk has passed', async () => {
    await app.owner.query(`UPDATE admin_people SET churn = 92 WHERE name = 'Gil Cancela'`)
    await planChurnAlerts(parts())
    await app.owner.query(`UPDATE admin_people SET churn = 10 WHERE name = 'Gil Cancela'`)
    clock.moveTo('2026-11-22T16:00:00Z')
    expect(await executeDue(parts())).toBe(1)
    expect(await open('churn-high')).toBeUndefined()
  })
})
