import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealedPlace } from '#commerce/checkout-config/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { buyer } from '#main/testing/buyer.ts'
import type { Shop } from '#main/testing/shop.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { type AsaasSimulator, openAsaasSimulator } from '#simulators/asaas/index.ts'

// docs/asaas.md, followed, with a simulator on another port and another database in Asaas's place:
// to the application it is the sandbox, reached over HTTP with a key and a token.
const key = '$aact_hmlg_000Mzk'
const webhookToken = 'f3b1c9a47d0e52868f3b1c9a47d0e52868abcdef00112233'
const clock = fixedClock('2026-11-22T12:00:00Z')

let elsewhere: TestDatabase
let provider: AsaasSimulator
let app: TestApp
const statuses: number[] = []

beforeAll(async () => {
  elsewhere = await testDatabase()
  provider = await openAsaasSimulator({
    ...{
      db: elsewhere.db,
      clock,
      publicUrl: null,
      siteUrl: 'https://provider.test',
      key,
      webhookToken,
    },
    onError: (error) => {
      throw error
    },
  })
  const environment = {
    ...{ ASAAS_API_KEY: key, ASAAS_WEBHOOK_TOKEN: webhookToken, ASAAS_API_URL: provider.baseUrl },
  }
  app = await testApp({ clock, environment })
  const internet = new Hono<EdgeEnv>()
  internet.post('/webhooks/asaas', async (c) => {
    const { status } = await call(c.req.header('asaas-access-token') ?? '', await c.req.text())
    statuses.push(status)
    return c.body(null, status as 200)
  })
  for (const mount of provider.mounts) mount(internet, {} as Parameters<typeof mount>[1])
})
afterAll(async () => {
  await app.close()
  await provider.close()
  await elsewhere.close()
})

function call(token: string, body: string): Promise<Response> {
  const headers = { 'asaas-access-token': token, 'content-type': 'application/json' }
  return fetch(`${app.url}/webhooks/asaas`, { method: 'POST', headers, body })
}

it('plays nothing any more', async () => {
  const nothing = await app.call('GET', '/simulador/nada')
  for (const path of ['', '/cobrancas']) {
    expect((await app.call('GET', `/simulador/asaas${path}`)).status).toBe(nothing.status)
  }
  const { body } = await app.call('GET', '/api/checkout/options')
  expect(body).toMatchObject({ isAvailable: true, isDemonstration: false })
})

it('plays nothing once the key stands in the settings of the checkout', async () => {
  const moving = fixedClock('2026-11-22T12:00:00Z')
  const other = await testApp({ clock: moving })
  const page = async (): Promise<number> => (await other.call('GET', '/simulador/asaas')).status
  expect(await page()).toBe(200)
  const sealed = other.key.encrypt(key, sealedPlace('asaas_config.api_key'))
  await other.owner.query(`UPDATE checkout_config SET value = $1 WHERE key = 'asaas_config'`, [
    JSON.stringify({ api_key: sealed, environment: 'sandbox', webhook_token: '' }),
  ])
  moving.moveTo('2026-11-22T12:01:00Z')
  expect(await page()).toBe(404)
  await other.close()
})

it('sells by card and by PIX, and hears of both from the webhook', async () => {
  const shop = { app } as unknown as Shop
  const maria = await buyer(shop)
  expect((await maria.payByCard({ number: '4444 4444 4444 4444' })).body).toMatchObject({
    state: 'paid',
  })
  const joao = await buyer(shop)
  const asked = await joao.payByPix()
  expect(asked.body).toMatchObject({ state: 'awaiting-pix' })
  const { pix } = asked.body as { pix: { payload: string } }
  const [, word] = /qr\/v2\/([0-9a-z]{16})/.exec(pix.payload) ?? []
  await fetch(`${provider.baseUrl}/sandbox/payment/pay_${word}/confirm`, {
    method: 'POST',
    headers: { access_token: key },
  })
  await provider.settle()
  await expect.poll(async () => (await joao.payment()).state).toBe('paid')
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('answers 401 to whoever does not bear the token, and keeps nothing', async () => {
  const body = JSON.stringify({ id: 'evt_forged&1', event: 'PAYMENT_RECEIVED' })
  for (const token of ['', 'x', key, webhookToken.slice(1)]) {
    expect((await call(token, body)).status).toBe(401)
  }
  const { rowCount } = await app.owner.query(
    `select from eventos_asaas where chave = 'evt_forged&1'`,
  )
  expect(rowCount).toBe(0)
})
