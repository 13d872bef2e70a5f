import type {
  CheckoutSettings,
  SettingsChange,
} from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'

let shop: Shop
let owner: TestPerson
let second: TestPerson
beforeAll(async () => {
  shop = await openShop()
  owner = await testOperator(shop.app)
  second = await testOperator(shop.app)
})
afterAll(() => shop.close())

const show = () => owner.ask<CheckoutSettings>('GET', '/api/admin/checkout')
type Groups = CheckoutSettings['groups']
type Changes = { [Key in keyof Groups]?: Partial<Groups[Key]> }

const save = async (
  changes: Changes,
  how: { who?: TestPerson; seen?: CheckoutSettings; secrets?: object } = {},
) => {
  const { groups, versions } = how.seen ?? (await show())
  const entries = Object.entries(groups).map(([key, value]) => [
    key,
    { ...value, ...changes[key as keyof Groups] },
  ])
  const body = { groups: Object.fromEntries(entries), versions, secrets: how.secrets ?? {} }
  return (how.who ?? owner).send('PUT', '/api/admin/checkout', body)
}
const refusal = (code: string, status = 400) => ({
  status,
  body: { code: `checkout-settings.${code}` },
})
const options = async () => (await shop.app.call('GET', '/api/checkout/options')).body
const token = 'lya-ficticio-de-teste-abcdefghijklmnop'

it('shows the nine groups with their defaults, and no secret', async () => {
  const { groups, secrets, webhookAddress, provider } = await show()
  expect(groups).toEqual({
    payment_methods: { credit_card: true, pix: true, boleto: false },
    installments: { max_installments: 12, min_amount_per_installment: 50, interest_rate: 2.5 },
    urls: { success_url: '/success', cancel_url: '/cancel' },
    session_timeout: { timeout_minutes: 30, reminder_minutes: 25 },
    abandonment_rules: {
      ...{ enable_remarketing: false, reminder_emails: 3, reminder_interval_hours: 24 },
    },
    error_messages: {
      payment_failed: 'Erro ao processar pagamento',
      card_declined: 'Pagamento recusado. Tente novamente.',
      timeout: 'Algo demorou demais, tente de novo.',
    },
    pixels_analytics: {
      ...{ enable_tracking: false, meta_pixel: '', google_analytics: '', tiktok_pixel: '' },
    },
    webhooks: { retry_attempts: 3 },
    asaas_config: { environment: 'sandbox' },
  })
  expect(secrets['asaas_config.api_key']).toEqual({ isSet: false, changedAt: null })
  expect(webhookAddress).toMatch(/\/webhooks\/asaas$/)
  expect(provider).toEqual({ source: 'simulator', environment: 'simulator' })
})

it('is obeyed by the checkout at once', async () => {
  expect(await options()).toMatchObject({ methods: ['CREDIT_CARD', 'PIX'] })
  expect((await save({ payment_methods: { boleto: true } })).status).toBe(200)
  expect(await options()).toMatchObject({ methods: ['CREDIT_CARD', 'PIX', 'BOLETO'] })
})

it('refuses, with the reason, what would break the checkout', async () => {
  const off = { credit_card: false, pix: false, boleto: false }
  expect(await save({ payment_methods: off })).toMatchObject(refusal('no-method'))
  const high = { min_amount_per_installment: 249.91 }
  expect(await save({ installments: high })).toMatchObject(refusal('minimum-above-prices'))
  for (const success_url of ['', '//mau.example', 'https://mau.example/', 'success']) {
    expect(await save({ urls: { success_url } })).toMatchObject(refusal('url-invalid'))
  }
  const late = { timeout_minutes: 25, reminder_minutes: 25 }
  expect(await save({ session_timeout: late })).toMatchObject(refusal('reminder-late'))
  const pixel = { meta_pixel: '<script>' }
  expect(await save({ pixels_analytics: pixel })).toMatchObject(refusal('pixel-invalid'))
  const none = { enable_tracking: true }
  expect(await save({ pixels_analytics: none })).toMatchObject(refusal('tracking-without-pixel'))
  const bounds = { max_installments: 22 }
  expect((await save({ installments: bounds })).status).toBe(400)
  const key = { 'asaas_config.api_key': '$aact_prod_000' }
  expect(await save({}, { secrets: key })).toMatchObject(refusal('key-environment'))
  const alone = { 'asaas_config.api_key': '$aact_hmlg_000' }
  expect(await save({}, { secrets: alone })).toMatchObject(refusal('token-missing'))
  const weak = { ...alone, 'asaas_config.webhook_token': 'curto' }
  expect(await save({}, { secrets: weak })).toMatchObject(refusal('token-invalid'))
  expect((await show()).groups.payment_methods.pix).toBe(true)
})

it('keeps a secret that nobody reads again, and says when it was set', async () => {
  const secrets = { 'webhooks.webhook_secret': 'um segredo de verdade' }
  const answer = await save({}, { secrets })
  expect(answer.status).toBe(200)
  const at = shop.clock.now().toString()
  expect(answer.body).toMatchObject({
    secrets: { 'webhooks.webhook_secret': { isSet: true, changedAt: at } },
  })
  const history = await owner.ask('GET', '/api/admin/checkout/history')
  const { rows } = await shop.app.owner.query(`SELECT value::text AS value FROM checkout_config
    UNION ALL SELECT coalesce(new_values::text, '') FROM audit_logs`)
  const told = JSON.stringify([answer.body, await show(), history, rows])
  expect(told).not.toContain('segredo de verdade')
  expect((await save({}, { secrets: { 'webhooks.webhook_secret': null } })).body).toMatchObject({
    secrets: { 'webhooks.webhook_secret': { isSet: false } },
  })
})

it('moves the money by a key of the settings, and back without it', async () => {
  const secrets = {
    'asaas_config.api_key': '$aact_hmlg_000',
    'asaas_config.webhook_token': token,
  }
  expect((await save({}, { secrets })).body).toMatchObject({
    provider: { source: 'settings', environment: 'sandbox' },
  })
  const production = { asaas_config: { environment: 'production' } as const }
  expect(await save(production)).toMatchObject(refusal('key-environment'))
  const gone = { 'asaas_config.api_key': null, 'asaas_config.webhook_token': null }
  expect((await save({}, { secrets: gone })).body).toMatchObject({
    provider: { source: 'simulator' },
  })
})

it('saves all groups or none, and shows both to whoever comes second to one group', async () => {
  const seen = await show()
  const declined = { error_messages: { card_declined: 'O cartão não passou.' } }
  expect((await save(declined, { seen })).status).toBe(200)
  // Another group is in nobody's way; the one that changed is.
  const other = await save({ abandonment_rules: { reminder_emails: 5 } }, { who: second, seen })
  expect(other).toMatchObject({
    ...refusal('stale', 409),
    body: {
      data: {
        stored: { groups: { error_messages: declined.error_messages } },
        yours: { groups: { abandonment_rules: { reminder_emails: 5 } } },
      },
    },
  })
  expect((await show()).groups.abandonment_rules.reminder_emails).toBe(3)
  expect((await save({ abandonment_rules: { reminder_emails: 5 } }, { who: second })).status).toBe(
    200,
  )
})

it('tells who changed what, newest first and by pages', async () => {
  for (let attempts = 4; attempts < 20; attempts += 1) {
    shop.clock.moveTo(shop.clock.now().add({ seconds: 1 }).toString())
    expect((await save({ webhooks: { retry_attempts: attempts } })).status).toBe(200)
  }
  type Page = { items: SettingsChange[]; nextCursor: string | null }
  const first = await owner.ask<Page>('GET', '/api/admin/checkout/history')
  expect(first.items[0]).toMatchObject({
    ...{ group: 'webhooks', operator: 'Maria Souza' },
    ...{ before: { retry_attempts: 18 }, after: { retry_attempts: 19 } },
  })
  expect(first.items).toHaveLength(20)
  const rest = await owner.ask<Page>(
    'GET',
    `/api/admin/checkout/history?cursor=${first.nextCursor}`,
  )
  const ids = [...first.items, ...rest.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const told = [...first.items, ...rest.items].map(({ after }) => after)
  expect(told).toContainEqual({ boleto: true })
  expect(told).toContainEqual({ webhook_secret: 'changed' })
})
