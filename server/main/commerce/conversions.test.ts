import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type FakeNetworks, fakeNetworks } from '#adapters/conversions/testing/fake-networks.ts'
import type { TestApp } from '#main/testing/app.ts'
import { buyer } from '#main/testing/buyer.ts'
import { setGroup } from '#main/testing/set-group.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'

let networks: FakeNetworks
let shop: Shop
let app: TestApp
let people = 0

beforeAll(async () => {
  networks = await fakeNetworks()
  shop = await openShop({
    environment: {
      ...{ META_CONVERSIONS_TOKEN: 'token-meta', META_CONVERSIONS_URL: networks.url },
      ...{ TIKTOK_EVENTS_TOKEN: 'token-tiktok', TIKTOK_EVENTS_URL: networks.url },
      ...{ GOOGLE_MEASUREMENT_SECRET: 'token-google', GOOGLE_MEASUREMENT_URL: networks.url },
    },
  })
  app = shop.app
  await setGroup(shop, 'pixels_analytics', {
    ...{ enable_tracking: true, meta_pixel: '123456789' },
    ...{ google_analytics: 'G-LYA12345', tiktok_pixel: 'C4LYA12345LYA1' },
  })
})
afterEach(() => {
  networks.told.length = 0
})
afterAll(async () => {
  await shop.close()
  await networks.close()
})

const marks = '_fbp=fb.1.1.2; _ttp=abc; _ga=GA1.1.12.34'

async function choose(choice: { measurement: boolean; marketing: boolean }, cookie = '') {
  const answer = await app.call('POST', '/api/cookies/choice', {
    body: JSON.stringify({ ...choice, textVersion: '1' }),
    cookie,
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function signUp(cookie: string) {
  people += 1
  const email = `Visita${people}@Exemplo.com.br`
  const phone = `1197777${String(people).padStart(4, '0')}`
  const answer = await app.call('POST', '/api/sign-up', {
    body: JSON.stringify({ name: 'Rita Lima', email, phone, password: 'uma senha longa 73' }),
    cookie,
  })
  expect(answer.status).toBe(200)
  return email.toLowerCase()
}

const fates = async () => {
  const { rows } = await app.owner.query<{ situacao: string }>(
    'SELECT situacao FROM conversoes ORDER BY created_at',
  )
  return rows.map(({ situacao }) => situacao)
}
const untilDone = () => expect.poll(fates).not.toContain('pendente')

it('tells of a sign-up and its trial, each once, with one id for all networks', async () => {
  const email = await signUp(`${await choose({ measurement: true, marketing: true })}; ${marks}`)
  await untilDone()
  expect(networks.refused).toEqual([])
  expect(networks.told.map(({ network }) => network).sort()).toEqual([
    'google',
    'google',
    'meta',
    'meta',
    'tiktok',
    'tiktok',
  ])
  const text = JSON.stringify(networks.told)
  expect(text).toContain(createHash('sha256').update(email).digest('hex'))
  expect(text).not.toMatch(/exemplo\.com|rita/i)
  const { rows } = await app.owner.query<{ ids: string }>(
    `SELECT count(DISTINCT evento) AS ids FROM conversoes WHERE nome = 'CompleteRegistration'`,
  )
  expect(rows[0]?.ids).toBe('1')
})

it('tells only whom the visitor agreed to, and nobody without a yes', async () => {
  await signUp(`${await choose({ measurement: true, marketing: false })}; ${marks}`)
  await untilDone()
  expect(new Set(networks.told.map(({ network }) => network))).toEqual(new Set(['google']))
  networks.told.length = 0
  const before = (await fates()).length
  await signUp(marks)
  const refused = await choose({ measurement: false, marketing: false })
  await signUp(`${refused}; ${marks}`)
  expect(await fates()).toHaveLength(before)
  expect(networks.told).toEqual([])
})

it('tries again when a network is away, and tells it once', async () => {
  networks.failWith(503, 503)
  await signUp(`${await choose({ measurement: true, marketing: false })}; ${marks}`)
  await untilDone()
  const ids = networks.told.map(({ body }) => JSON.stringify(body))
  expect(new Set(ids).size).toBe(2)
  expect(ids).toHaveLength(2)
})

it('tells of a checkout and of its purchase, by the id of the charge and at what was paid', async () => {
  const session = `${await choose({ measurement: true, marketing: true })}; ${marks}`
  const rita = await buyer(shop, { plan: 'anual', session, isUnfilled: true })
  const own = { name: 'Rita Lima', email: rita.email, cpf: '529.982.247-25', cep: '01310-100' }
  const password = 'uma senha longa 73'
  await rita.save({ ...own, phone: '(11) 96666-5555', password, step: 2 })
  await rita.payByCard({ installments: 12 })
  await untilDone()
  expect(networks.refused).toEqual([])
  const { rows } = await app.owner.query<{ id: string }>(
    'SELECT id FROM charges WHERE session_id = $1',
    [rita.id],
  )
  const toMeta = networks.told.filter(({ network }) => network === 'meta')
  expect(toMeta.map(({ body }) => (body as { data: object[] }).data[0])).toEqual([
    expect.objectContaining({
      event_name: 'InitiateCheckout',
      custom_data: expect.objectContaining({ value: 249.9, currency: 'BRL' }),
    }),
    expect.objectContaining({
      ...{ event_name: 'Purchase', event_id: rows[0]?.id },
      user_data: expect.objectContaining({
        em: [createHash('sha256').update(rita.email).digest('hex')],
      }),
      custom_data: {
        ...{ value: 260.64, currency: 'BRL', content_type: 'product' },
        content_name: expect.stringMatching(/anual/i),
      },
    }),
  ])
  expect(networks.told).toHaveLength(6)
  // What the provider says again is no other purchase.
  const before = (await fates()).length
  await shop.sweep()
  expect(await fates()).toHaveLength(before)
})

it('says nothing of who buys without a yes', async () => {
  const before = (await fates()).length
  await (await buyer(shop)).payByCard()
  expect(await fates()).toHaveLength(before)
})

it('stays silent when the yes is taken back before it left', async () => {
  networks.failWith(...Array<number>(50).fill(503))
  const cookie = await choose({ measurement: true, marketing: false })
  await signUp(`${cookie}; ${marks}`)
  await choose({ measurement: false, marketing: false }, cookie)
  await untilDone()
  const { rows } = await app.owner.query<{ situacao: string }>(
    `SELECT DISTINCT c.situacao FROM conversoes c WHERE visitante = $1`,
    [cookie.split('=')[1]],
  )
  expect(rows).toEqual([{ situacao: 'sem-aceite' }])
  expect(networks.told).toEqual([])
})
