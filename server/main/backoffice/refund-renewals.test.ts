import type { PaymentDetail } from '@lya/contract/backoffice/trade/payments.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testOperator } from '#main/testing/operator.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { dayComes, type Subscriber, subscriber } from '#main/testing/subscriber.ts'
import { newId } from '#platform/security/ids.ts'

// What an operator gives back, and what of the subscription goes on after it.
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.clock.moveTo('2026-11-22T12:00:00Z'))
afterAll(() => shop.close())

/** Asks for it as an operator of this day, and waits until the provider gave it back. */
async function giveBack(chargeId: string, amount: { amountCents?: number } = {}): Promise<void> {
  const finance = await testOperator(shop.app, ['finance'])
  const path = `/api/admin/payments/${chargeId}`
  const wanted = { refundId: newId(), reason: 'pediu por telefone', ...amount }
  expect((await finance.send('POST', `${path}/refunds`, wanted)).status).toBe(200)
  const results = async () =>
    (await finance.ask<PaymentDetail>('GET', path)).refunds.map(({ result }) => result)
  await expect.poll(results).toEqual(['done'])
}

const paid = async ({ view }: Subscriber): Promise<string[]> =>
  (await view()).payments.filter(({ state }) => state === 'paid').map(({ id }) => id)

async function renewedByPix(): Promise<Subscriber> {
  const ana = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-24T12:00:00Z')
  await shop.payCode((await ana.view()).toPay?.id ?? '')
  await expect.poll(() => paid(ana)).toHaveLength(2)
  return ana
}

async function expectNothingMore(ana: Subscriber, from: string): Promise<void> {
  expect(await ana.view()).toMatchObject({ status: 'cancelled', nextCharge: null, toPay: null })
  expect((await ana.told()).slice(-2).sort()).toEqual(['cancelamento', 'reembolso'])
  await dayComes(shop, from)
  await dayComes(shop, '2027-02-24T12:00:00Z')
  expect((await ana.view()).payments).toHaveLength(2)
}

it('renews nothing by itself after a renewal that was paid early, and says so', async () => {
  const ana = await renewedByPix()
  const [newest] = await paid(ana)
  await giveBack(newest ?? '')
  expect(await ana.profile()).toMatchObject({ state: 'ATIVO', endsOn: '2026-12-28' })
  await expectNothingMore(ana, '2026-12-29T12:00:00Z')
})

it('renews nothing by itself after an older payment either, and leaves the days of others', async () => {
  const ana = await renewedByPix()
  await dayComes(shop, '2027-01-05T12:00:00Z')
  const ids = await paid(ana)
  await giveBack(ids.at(-1) ?? '')
  expect(await ana.profile()).toMatchObject({ state: 'ATIVO' })
  await expectNothingMore(ana, '2027-01-24T12:00:00Z')
})

it('goes on where a part was given back', async () => {
  const ana = await subscriber(shop)
  const [bought] = await paid(ana)
  await giveBack(bought ?? '', { amountCents: 1_000 })
  expect(await ana.view()).toMatchObject({ status: 'active', nextCharge: { amountCents: 3_990 } })
  expect(await ana.told()).not.toContain('cancelamento')
})
