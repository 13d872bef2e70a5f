import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { subscriber } from '#main/testing/subscriber.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function statusesOf(userId: string): Promise<string[]> {
  const { rows } = await shop.app.owner.query<{ status: string }>(
    'SELECT status FROM crm_tasks WHERE user_id = $1',
    [userId],
  )
  return rows.map(({ status }) => status)
}

it('calls nobody about their trial who has paid', async () => {
  const [paying, trying] = [await subscriber(shop), await subscriber(shop, { by: 'none' })]
  expect(await statusesOf(paying.userId)).toEqual(['cancelled', 'cancelled'])
  expect(await statusesOf(trying.userId)).toEqual(['pending', 'pending'])
})
