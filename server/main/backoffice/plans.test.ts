import type { AdminPlan } from '@lya/contract/backoffice/trade/plans.ts'
import { newPlanDraft } from '@lya/core/commerce/plans/plan-draft.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { subscriber } from '#main/testing/subscriber.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
let owner: TestPerson
let second: TestPerson
beforeAll(async () => {
  shop = await openShop()
  owner = await testOperator(shop.app)
  second = await testOperator(shop.app)
})
afterAll(() => shop.close())

// After the others of its period: the first of them is the one that is sold by its name.
const draft = { ...newPlanDraft, name: ' Plano Família ', priceCents: 5_990, displayOrder: 9 }
const list = async () => (await owner.ask<{ plans: AdminPlan[] }>('GET', '/api/admin/plans')).plans
const find = async (name: string): Promise<AdminPlan> => {
  const plan = (await list()).find((one) => one.name === name)
  if (!plan) throw new Error(`no plan ${name}`)
  return plan
}
const sold = async (): Promise<{ name: string; priceCents: number }[]> =>
  ((await shop.app.call('GET', '/api/plans')).body as { plans: AdminPlan[] }).plans
const make = async (changes: object = {}): Promise<AdminPlan> => {
  const body = { ...draft, ...changes, id: newId() }
  return (await owner.ask<{ plan: AdminPlan }>('POST', '/api/admin/plans', body)).plan
}
const edit = (who: TestPerson, plan: AdminPlan, changes: object) => {
  const { createdAt: _made, updatedAt: _changed, instalmentsShown: _shown, ...known } = plan
  const { subscribers: _count, id, ...rest } = known
  return who.send('PUT', `/api/admin/plans/${id}`, { ...rest, ...changes })
}

it('begins a plan with its defaults, and puts defaults in the place of nothing', async () => {
  expect(newPlanDraft).toMatchObject({
    ...{ priceCents: 0, period: 'MONTHLY', isActive: true, displayOrder: 0, isHighlighted: false },
    ...{ discountPercent: 0, transactionsMax: 999_999, categoriesMax: 100 },
    ...{ hasPremiumFeatures: true, colorTheme: '#3B82F6' },
  })
  const features = [' Tudo do anual ', '  ', 'Cinco pessoas']
  const plan = await make({ transactionsMax: 0, categoriesMax: 0, features })
  expect(plan).toMatchObject({
    ...{ name: 'Plano Família', transactionsMax: 999_999, categoriesMax: 100, version: 1 },
    ...{ features: ['Tudo do anual', 'Cinco pessoas'], subscribers: 0 },
  })
})

it('makes one plan of a repeat, and refuses what cannot be sold', async () => {
  const body = { ...draft, name: 'Repetido', id: newId() }
  for (const _ of [1, 2]) await owner.ask('POST', '/api/admin/plans', body)
  expect((await list()).filter(({ name }) => name === 'Repetido')).toHaveLength(1)
  const refused = async (changes: object) => {
    const answer = await owner.send('POST', '/api/admin/plans', {
      ...draft,
      ...changes,
      id: newId(),
    })
    return [answer.status, (answer.body as { code: string }).code]
  }
  expect(await refused({ name: '  ' })).toEqual([400, 'plan-catalogue.required'])
  expect(await refused({ priceCents: 0 })).toEqual([400, 'plan-catalogue.required'])
  expect(await refused({ priceCents: 499 })).toEqual([400, 'plan-catalogue.price-low'])
  const low = { originalPriceCents: 5_990 }
  expect(await refused(low)).toEqual([400, 'plan-catalogue.original-price-low'])
  for (const own of [
    [{ count: 2, valueCents: 2_000 }],
    [
      { count: 2, valueCents: 3_000 },
      { count: 2, valueCents: 3_100 },
    ],
  ]) {
    const wrong = { isInParts: true, own }
    expect(await refused(wrong)).toEqual([400, 'plan-catalogue.instalments-invalid'])
  }
})

it('sells what it says at once, in parts as it says, and leaves who, before and after', async () => {
  const plan = await find('Plano Trimestral')
  const own = [{ count: 3, valueCents: 3_334 }]
  const answer = await edit(owner, plan, { priceCents: 9_900, isInParts: true, own })
  expect(answer.status).toBe(200)
  expect(await sold()).toContainEqual(
    expect.objectContaining({
      ...{ name: 'Plano Trimestral', priceCents: 9_900 },
      instalmentsShown: { count: 3, valueCents: 3_334, totalCents: 10_002 },
    }),
  )
  const opened = await shop.app.call('POST', '/api/checkout/sessions', {
    body: JSON.stringify({ plan: 'trimestral' }),
  })
  expect(JSON.stringify(opened.body)).toContain('9900')
  const { rows } = await shop.app.owner.query(
    `SELECT user_id, old_values, new_values FROM audit_logs
      WHERE action = 'plan.changed' AND record_id = $1`,
    [plan.id],
  )
  expect(rows).toMatchObject([
    { user_id: owner.userId, old_values: { priceCents: 8_990 }, new_values: { priceCents: 9_900 } },
  ])
  expect(rows[0].new_values).not.toHaveProperty('name')
})

it('shows both versions to the second of two who edit one plan', async () => {
  const seen = await make({ name: 'De dois' })
  expect((await edit(owner, seen, { priceCents: 6_000 })).status).toBe(200)
  const late = await edit(second, seen, { priceCents: 7_000 })
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'plan-catalogue.stale',
      data: { stored: { priceCents: 6_000, version: 2 }, yours: { priceCents: 7_000, version: 1 } },
    },
  })
  const { stored } = (late.body as { data: { stored: AdminPlan } }).data
  expect((await edit(second, stored, { priceCents: 7_000 })).status).toBe(200)
})

it('never takes a plan from under who has it; off, they keep it and nobody new buys', async () => {
  const ana = await subscriber(shop, { plan: 'mensal' })
  const plan = await find('Plano Mensal')
  expect(plan.subscribers).toBe(1)
  expect(await owner.send('DELETE', `/api/admin/plans/${plan.id}`, {})).toMatchObject({
    status: 409,
    body: { code: 'plan-catalogue.in-use', data: { subscribers: 1 } },
  })
  await shop.app.owner.query('UPDATE subscriptions SET held_at = now() WHERE user_id = $1', [
    ana.userId,
  ])
  expect((await find('Plano Mensal')).subscribers).toBe(0)
  // Suspended, they pay for nothing, and have it again once that is lifted.
  expect(await owner.send('DELETE', `/api/admin/plans/${plan.id}`, {})).toMatchObject({
    body: { code: 'plan-catalogue.in-use', data: { subscribers: 1 } },
  })
  await shop.app.owner.query(
    `UPDATE subscriptions SET held_at = NULL, status = 'suspended' WHERE user_id = $1`,
    [ana.userId],
  )
  expect((await find('Plano Mensal')).subscribers).toBe(0)
  expect(await owner.send('DELETE', `/api/admin/plans/${plan.id}`, {})).toMatchObject({
    body: { code: 'plan-catalogue.in-use', data: { subscribers: 1 } },
  })
  await owner.ask('PUT', `/api/admin/plans/${plan.id}/active`, { isActive: false })
  expect((await sold()).map(({ name }) => name)).not.toContain('Plano Mensal')
  expect(await ana.profile()).toMatchObject({ state: 'ATIVO', price: '39.90' })
  await owner.ask('PUT', `/api/admin/plans/${plan.id}/active`, { isActive: true })
  expect((await sold()).map(({ name }) => name)).toContain('Plano Mensal')
})

it('deletes what nobody has, and leaves at least one plan on sale', async () => {
  const plan = await make({ name: 'De passagem' })
  await owner.ask('DELETE', `/api/admin/plans/${plan.id}`, {})
  expect((await list()).map(({ name }) => name)).not.toContain('De passagem')
  expect(await owner.send('DELETE', `/api/admin/plans/${plan.id}`, {})).toMatchObject({
    status: 404,
  })
  const active = (await list()).filter(({ isActive }) => isActive)
  const off = (id: string) =>
    owner.send('PUT', `/api/admin/plans/${id}/active`, { isActive: false })
  const [last, ...others] = active.toReversed()
  for (const { id } of others) expect((await off(id)).status).toBe(200)
  expect(await off(last?.id ?? '')).toMatchObject({
    status: 409,
    body: { code: 'plan-catalogue.last-active' },
  })
  for (const { id } of others) {
    await owner.ask('PUT', `/api/admin/plans/${id}/active`, { isActive: true })
  }
})

it('waits sixty days of its own clock for what may still be paid', async () => {
  const plan = await make({ name: 'De saída' })
  shop.clock.moveTo('2027-06-01T12:00:00Z')
  const later = await testOperator(shop.app)
  const at = shop.clock.now()
  const id = newId()
  await shop.app.owner.query(
    `INSERT INTO charges (id, motivo, plan_id, period, amount, plan_amount, billing_type, due_date,
      environment, customer_id, created_at) SELECT $1, 'compra', id, period, 59.90, 59.90, 'PIX',
      '2027-04-03', 'sandbox', 'x', $3 FROM admin_plans WHERE id = $2`,
    [id, plan.id, at.subtract({ hours: 24 * 60 - 1 }).toString()],
  )
  const remove = () => later.send('DELETE', `/api/admin/plans/${plan.id}`, {})
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'plan-catalogue.in-use', data: { openCharges: 1 } },
  })
  shop.clock.moveTo(at.add({ hours: 1 }).toString())
  expect(await remove()).toMatchObject({ status: 200 })
})
