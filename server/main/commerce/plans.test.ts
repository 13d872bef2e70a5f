import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { setGroup } from '#main/testing/set-group.ts'
import { fixedClock } from '#platform/clock/clock.ts'

let app: TestApp
const clock = fixedClock('2026-11-22T12:00:00Z')
const midnight = Temporal.Instant.from('2026-11-22T12:00:00Z')
let hours = 0

beforeAll(async () => {
  app = await testApp({ clock })
})
// The settings are kept for some seconds: each test is an hour later.
beforeEach(() => {
  hours += 1
  clock.moveTo(midnight.add({ hours }).toString())
})
afterAll(() => app.close())

interface SoldPlan {
  slug: string
  priceCents: number
  originalPriceCents: number
  discountPercent: number
  isHighlighted: boolean
  features: string[]
  instalments: { count: number; valueCents: number; totalCents: number }[]
  instalmentsDefault: number
  instalmentsShown: { count: number; valueCents: number } | null
  transactionsMax: number | null
  categoriesMax: number | null
}

async function listPlans(): Promise<SoldPlan[]> {
  const { status, body } = await app.call('GET', '/api/plans')
  expect(status).toBe(200)
  return (body as { plans: SoldPlan[] }).plans
}

const set = (key: string, value: object): Promise<void> => setGroup({ app, clock }, key, value)

describe('GET /api/plans', () => {
  it('sells what the catalogue begins with, to the centavo', async () => {
    const plans = await listPlans()
    const told = plans.map((plan) => [
      plan.slug,
      plan.priceCents,
      plan.originalPriceCents,
      plan.discountPercent,
      plan.isHighlighted,
      plan.instalmentsDefault,
      plan.instalmentsShown?.valueCents ?? null,
    ])
    expect(told).toEqual([
      ['mensal', 3_990, 7_990, 50, false, 1, null],
      ['trimestral', 8_990, 11_990, 25, false, 3, 3_120],
      ['anual', 24_990, 47_990, 48, true, 12, 2_172],
    ])
    expect(plans.every(({ transactionsMax }) => transactionsMax === null)).toBe(true)
    expect(plans.every(({ categoriesMax }) => categoriesMax === 100)).toBe(true)
    expect(plans[1]?.instalments.map(({ totalCents }) => totalCents)).toEqual([8_990, 9_364, 9_360])
  })

  it('leaves out what is switched off, and obeys the order', async () => {
    await app.owner.query(`UPDATE admin_plans SET active = period <> 'MONTHLY',
      display_order = CASE period WHEN 'YEARLY' THEN 0 ELSE display_order END`)
    expect((await listPlans()).map(({ slug }) => slug)).toEqual(['anual', 'trimestral'])
    await app.owner.query(`UPDATE admin_plans SET active = true,
      display_order = CASE period WHEN 'YEARLY' THEN 3 ELSE display_order END`)
  })

  it('reads features that were loaded as text, and obeys the settings of instalments', async () => {
    await set('installments', {
      max_installments: 4,
      min_amount_per_installment: 10,
      interest_rate: 0,
    })
    await app.owner.query(`UPDATE admin_plans SET features = to_jsonb('["Um","Dois"]'::text),
      parcelas = '[]', show_installments = true, installment_count = NULL
      WHERE period = 'MONTHLY'`)
    const [monthly] = await listPlans()
    expect(monthly?.features).toEqual(['Um', 'Dois'])
    expect(monthly?.instalments.map(({ valueCents }) => valueCents)).toEqual([3_990, 1_995, 1_330])
  })
})

describe('GET /api/checkout/options', () => {
  const options = async () => (await app.call('GET', '/api/checkout/options')).body

  it('has the defaults of the settings page', async () => {
    expect(await options()).toMatchObject({
      methods: ['CREDIT_CARD', 'PIX'],
      texts: {
        paymentFailed: 'Erro ao processar pagamento',
        cardDeclined: 'Pagamento recusado. Tente novamente.',
        timeout: 'Algo demorou demais, tente de novo.',
      },
      timeoutMinutes: 30,
      reminderMinutes: 25,
      successPath: '/success',
      cancelPath: '/cancel',
      hasReminders: false,
    })
  })

  it('obeys what an operator set, and no address of somebody else', async () => {
    await set('payment_methods', { credit_card: false, pix: true, boleto: true })
    await set('urls', { success_url: '//mau.example', cancel_url: '/planos?de=checkout' })
    await set('session_timeout', { timeout_minutes: 0, reminder_minutes: 10 })
    await set('error_messages', { card_declined: 'O banco disse não.' })
    await set('abandonment_rules', { enable_remarketing: true })
    expect(await options()).toMatchObject({
      methods: ['PIX', 'BOLETO'],
      texts: { cardDeclined: 'O banco disse não.' },
      timeoutMinutes: 30,
      reminderMinutes: 10,
      successPath: '/success',
      cancelPath: '/planos?de=checkout',
      hasReminders: true,
    })
  })

  it('tells no secret of the settings', async () => {
    await set('asaas_config', { api_key: 'chave-secreta', webhook_token: 'chave-secreta' })
    expect(JSON.stringify(await options())).not.toContain('chave-secreta')
  })
})
