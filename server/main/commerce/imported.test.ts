import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { dayComes, type Subscriber, subscriber } from '#main/testing/subscriber.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Somebody whose profile came from elsewhere, with what they had paid there. */
async function imported(plan: Record<string, unknown>): Promise<Subscriber> {
  const person = await subscriber(shop, { by: 'none' })
  const { endsOn, period = 'MONTHLY', price = '29.90', method = 'PIX' } = plan
  await shop.app.owner.query(
    `UPDATE profiles SET status_plan = 'ATIVO', trial_end_date = NULL, end_date_plan = $2,
       period_plan = $3, price_plan = $4, billing_type = $5 WHERE id = $1`,
    [person.userId, endsOn, period, price, method],
  )
  return person
}

it('keeps what was paid elsewhere until its last day, at its own price, and renews from there', async () => {
  const maria = await imported({ endsOn: '2026-12-05' })
  await Promise.all([
    dayComes(shop, '2026-11-22T13:00:00Z'),
    dayComes(shop, '2026-11-22T13:00:00Z'),
  ])
  expect(await maria.profile()).toEqual({
    ...{ state: 'ATIVO', endsOn: '2026-12-05', period: 'MONTHLY' },
    ...{ price: '29.90', method: 'PIX' },
  })
  expect(await maria.view()).toMatchObject({
    status: 'active',
    nextCharge: { on: '2026-12-06', amountCents: 2_990 },
    refund: null,
    may: { cancel: true, change: true },
  })
  const { rows } = await shop.app.owner.query(
    'SELECT kind FROM subscription_events WHERE user_id = $1',
    [maria.userId],
  )
  expect(rows).toEqual([{ kind: 'granted' }])
})

it('leaves a plan without a last day alone', async () => {
  const friend = await imported({ endsOn: null })
  await dayComes(shop, '2026-11-22T13:00:00Z')
  expect(await friend.profile()).toMatchObject({ state: 'ATIVO', endsOn: null })
  const { rows } = await shop.app.owner.query('SELECT FROM subscriptions WHERE user_id = $1', [
    friend.userId,
  ])
  expect(rows).toHaveLength(0)
})

it.each([
  ['2026-11-20', 'ATIVO'],
  ['2026-11-10', 'SUSPENSO'],
  ['2026-08-31', 'INATIVO'],
])('takes the last day %s for what the ladder makes of it: %s', async (endsOn, state) => {
  const late = await imported({ endsOn })
  await dayComes(shop, '2026-11-22T13:00:00Z')
  expect(await late.profile()).toMatchObject({ state })
})
