import { cents } from '@lya/core/amounts/cents.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openConversionGateways } from '#adapters/conversions/open-gateways.ts'
import { type FakeNetworks, fakeNetworks } from '#adapters/conversions/testing/fake-networks.ts'
import type { Conversion } from '#commerce/conversions/index.ts'
import { createLog } from '#platform/log/log.ts'

const logged: string[] = []
const log = createLog({ level: 'info', format: 'json', write: (line) => void logged.push(line) })
let networks: FakeNetworks
beforeAll(async () => {
  networks = await fakeNetworks()
})
afterEach(() => {
  networks.told.length = 0
  logged.length = 0
})
afterAll(() => networks.close())

const gateways = (url = networks.url) =>
  openConversionGateways(
    {
      meta: { url, token: 'token-meta' },
      tiktok: { url, token: 'token-tiktok' },
      google: { url, token: 'token-google' },
    },
    { publicUrl: 'https://lya.example', log },
  )

const purchase: Conversion = {
  name: 'Purchase',
  eventId: 'charge-1',
  occurredAt: Temporal.Instant.from('2026-03-10T12:00:00Z'),
  sale: { planName: 'Anual', amountCents: cents(24_990) },
  marks: { fbp: 'fb.1.1.2', ttp: 'abc', ga: '12.34', userAgent: 'Mozilla/5.0' },
  emailHash: 'a'.repeat(64),
}
const ids = { meta: '123456789', tiktok: 'C4LYA12345LYA1', google: 'G-LYA12345' }

it('tells each network of a purchase in its own words, at its real price', async () => {
  for (const network of ['meta', 'tiktok', 'google'] as const) {
    expect(await gateways()[network]?.send(ids[network], purchase)).toBe('sent')
  }
  expect(networks.refused).toEqual([])
  const [meta, tiktok, google] = networks.told
  expect(meta).toMatchObject({
    path: '/123456789/events',
    body: {
      data: [
        {
          ...{ event_name: 'Purchase', event_id: 'charge-1', event_time: 1_773_144_000 },
          user_data: { em: ['a'.repeat(64)], fbp: 'fb.1.1.2' },
          custom_data: { value: 249.9, currency: 'BRL', content_name: 'Anual' },
        },
      ],
    },
  })
  expect(tiktok).toMatchObject({
    headers: { 'access-token': 'token-tiktok' },
    body: {
      event_source_id: 'C4LYA12345LYA1',
      data: [{ event_id: 'charge-1', properties: { value: 249.9, currency: 'BRL' } }],
    },
  })
  expect(google).toMatchObject({
    path: '/mp/collect?measurement_id=G-LYA12345&api_secret=token-google',
    body: {
      client_id: '12.34',
      events: [{ name: 'purchase', params: { transaction_id: 'charge-1', value: 249.9 } }],
    },
  })
  expect(JSON.stringify(google?.body)).not.toContain('a'.repeat(64))
})

it('tells of a sign-up without a sale, of a browser that says little', async () => {
  const signUp: Conversion = {
    ...{ ...purchase, name: 'CompleteRegistration' as const, sale: null, emailHash: null },
    marks: {},
  }
  expect(await gateways().meta?.send(ids.meta, signUp)).toBe('sent')
  expect(await gateways().tiktok?.send(ids.tiktok, signUp)).toBe('sent')
  // Google knows visitors by its own id alone.
  expect(await gateways().google?.send(ids.google, signUp)).toBe('never')
  expect(networks.refused).toEqual([])
  expect(networks.told).toHaveLength(2)
})

it.each([
  [500, 'later'],
  [429, 'later'],
  [401, 'later'],
  [400, 'never'],
  [301, 'never'],
] as const)('knows what %i means', async (status, outcome) => {
  networks.failWith(status)
  expect(await gateways().meta?.send(ids.meta, purchase)).toBe(outcome)
})

it('takes the no in an answer of 200, and no connection for a later', async () => {
  const wrong = openConversionGateways(
    { meta: null, tiktok: { url: networks.url, token: 'wrong' }, google: null },
    { publicUrl: 'https://lya.example', log },
  )
  expect(await wrong.tiktok?.send(ids.tiktok, purchase)).toBe('never')
  expect(wrong.meta).toBeUndefined()
  expect(await gateways('http://127.0.0.1:1').meta?.send(ids.meta, purchase)).toBe('later')
  // Neither a token nor anything of a person is in a log.
  expect(logged.join()).not.toMatch(/token-|aaaa|fb\.1/)
})
