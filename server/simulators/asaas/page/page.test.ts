import { cents } from '@lya/core/amounts/cents.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChargeRequest } from '#commerce/gateway/index.ts'
import { type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'
import { newId } from '#platform/security/ids.ts'
import type { Sale } from '#simulators/asaas/page/sales.ts'
import { calmState, type SimulatorState } from '#simulators/asaas/state.store.ts'
import {
  type AsaasBench,
  asaasBench,
  card,
  holder,
  payer,
  siteUrl,
} from '#simulators/asaas/testing/asaas-bench.ts'

const path = '/simulador/asaas'
let bench: AsaasBench
let edge: ServedEdge

beforeAll(async () => {
  bench = await asaasBench()
  const { db } = bench.database
  edge = await serveEdge({ db, mounts: bench.simulator.mounts.slice(1) })
})
afterAll(async () => {
  await edge.close()
  await bench.close()
})
beforeEach(() => bench.simulator.set(calmState))

interface Shown {
  sales: Sale[]
  state: SimulatorState
  now: string
  waiting: number
}

async function post(below: string, body: unknown): Promise<{ status: number; shown: Shown }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await edge.call(path + below, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: answer.status, shown: (await answer.json()) as Shown }
}

async function buy(
  number: string | null,
  more: Partial<ChargeRequest> = {},
): Promise<{ id: string; sale(): Promise<Sale> }> {
  const { gateway } = bench
  const { customerId } = await gateway.keepCustomer({ ...payer, reference: newId() })
  const remoteIp = '203.0.113.9'
  const tokenised =
    number && (await gateway.tokeniseCard({ customerId, card: card(number), holder, remoteIp }))
  const reference = newId()
  const made = await gateway.makeCharge({
    ...{ reference, customerId, amountCents: cents(23_990), installments: 1 },
    ...{ dueOn: '2026-07-14', description: 'Lya, plano anual' },
    ...(tokenised
      ? { billingType: 'CREDIT_CARD', card: { token: tokenised.token, remoteIp } }
      : { billingType: 'PIX', card: null }),
    ...more,
  })
  const sale = async (): Promise<Sale> => {
    const shown = (await (await edge.call(`${path}/cobrancas`)).json()) as Shown
    const found = shown.sales.find((one) => one.reference === reference)
    if (!found) throw new Error('the page does not show it')
    return found
  }
  return { id: made.installment?.id ?? made.id, sale }
}

it('shows whose money is only played, under its own policy', async () => {
  const answer = await edge.call(path)
  const html = await answer.text()
  expect(html).toContain('Ambiente de demonstração')
  expect(html).toContain('<html lang="pt-BR">')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

describe('a person', () => {
  it('pays a PIX, gives it back and tells the webhooks again', async () => {
    const { id, sale } = await buy(null)
    expect((await sale()).actions).toEqual(['pay', 'expire', 'replay'])
    await post(`/cobrancas/${id}`, { action: 'pay' })
    expect(await sale()).toMatchObject({ status: 'RECEIVED', receivedCount: 1 })
    await post(`/cobrancas/${id}`, { action: 'refund' })
    await bench.simulator.settle()
    expect(await sale()).toMatchObject({ status: 'REFUNDED', refundedCents: 23_990 })
    bench.told.length = 0
    await post(`/cobrancas/${id}`, { action: 'replay' })
    await bench.simulator.settle()
    const names = bench.told.map(({ body }) => body.event)
    expect(names).toEqual(['PAYMENT_CREATED', 'PAYMENT_RECEIVED', 'PAYMENT_REFUNDED'])
  })

  it('lets a PIX expire, and pays one that was taken back', async () => {
    const late = await buy(null)
    await post(`/cobrancas/${late.id}`, { action: 'expire' })
    expect((await late.sale()).status).toBe('OVERDUE')
    const gone = await buy(null)
    await bench.gateway.deleteCharge(gone.id)
    expect(await gone.sale()).toMatchObject({ status: 'DELETED', isDeleted: true })
    await post(`/cobrancas/${gone.id}`, { action: 'pay' })
    expect((await gone.sale()).status).toBe('RECEIVED')
  })

  it('says where the money of a boleto is to go, once, and it goes', async () => {
    const { id, sale } = await buy(null, { billingType: 'BOLETO' })
    const page = `/reembolso/${id}`
    expect((await post(page, {})).status).toBe(409)
    await post(`/cobrancas/${id}`, { action: 'pay' })
    const asked = await bench.gateway.refund({ id, amountCents: null, reason: 'a' })
    expect(asked).toEqual({ payerPage: `${siteUrl}${path}${page}` })
    expect(await sale()).toMatchObject({ status: 'REFUND_REQUESTED', actions: ['replay'] })
    const shown = await edge.call(path + page)
    expect(await shown.text()).toContain('Onde você quer receber?')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    await bench.simulator.settle()
    bench.told.length = 0
    expect((await post(page, {})).status).toBe(200)
    await bench.simulator.settle()
    expect(await sale()).toMatchObject({ status: 'REFUNDED', refundedCents: 23_990 })
    expect(bench.told.map(({ body }) => body.event)).toEqual(['PAYMENT_REFUNDED'])
    expect((await post(page, {})).status).toBe(409)
  })

  it('approves or declines a card under review', async () => {
    const good = await buy('4000000000009235')
    expect((await good.sale()).status).toBe('AWAITING_RISK_ANALYSIS')
    await post(`/cobrancas/${good.id}`, { action: 'pay' })
    expect((await good.sale()).status).toBe('CONFIRMED')
    const bad = await buy('4000000000009235')
    await post(`/cobrancas/${bad.id}`, { action: 'decline' })
    expect((await bad.sale()).status).toBe('REFUNDED')
  })

  it('disputes all parts of a sale, and loses the dispute', async () => {
    const { id, sale } = await buy('4444444444444444', { installments: 12 })
    expect(await sale()).toMatchObject({ count: 12, valueCents: 23_990, card: 'VISA 4444' })
    await post(`/cobrancas/${id}`, { action: 'dispute' })
    expect(await bench.gateway.readCharge((await firstOf(id)) ?? '')).toMatchObject({
      state: 'charged-back',
    })
    await post(`/cobrancas/${id}`, { action: 'win' })
    expect((await sale()).status).toBe('CONFIRMED')
  })

  it('wins a dispute of one part alone', async () => {
    const { id, sale } = await buy('4444444444444444', { installments: 3 })
    const { rows } = await bench.database.owner.query<{ id: string }>(
      `UPDATE simulador_asaas SET dados = jsonb_set(dados::jsonb, '{status}', '"CHARGEBACK_REQUESTED"')
        WHERE id = (SELECT id FROM simulador_asaas WHERE grupo = $1 ORDER BY ordem LIMIT 1)
        RETURNING id`,
      [id],
    )
    const [{ id: part } = { id: '' }] = rows
    expect(await bench.gateway.readCharge(part)).toMatchObject({ state: 'charged-back' })
    const { status } = await post(`/cobrancas/${id}`, { action: 'win' })
    expect([status, (await sale()).status]).toEqual([200, 'CONFIRMED'])
    expect(await bench.gateway.readCharge(part)).toMatchObject({ state: 'confirmed' })
  })

  it('hears what cannot be done', async () => {
    const { id } = await buy(null)
    const { status, shown } = await post(`/cobrancas/${id}`, { action: 'refund' })
    expect(status).toBe(409)
    expect(shown).toEqual({
      said: 'Somente é possível estornar cobranças confirmadas ou recebidas.',
    })
  })

  it('sets the clock forward, and back to today', async () => {
    const { sale } = await buy('4444444444444444')
    const { shown } = await post('/relogio', { days: 34 })
    expect(shown.now.slice(0, 10)).toBe('2026-08-17')
    expect((await sale()).status).toBe('RECEIVED')
    expect((await post('/relogio', { days: 0 })).shown.now.slice(0, 10)).toBe('2026-07-14')
  })

  it('makes it fail, and takes the queue up again', async () => {
    const { shown } = await post('/falhas', { outage: 'down', timeoutPercent: 10 })
    expect(shown.state).toMatchObject({ outage: 'down', timeoutPercent: 10, lostPercent: 0 })
    await bench.simulator.set({ isQueueInterrupted: true, outage: 'none', timeoutPercent: 0 })
    await buy(null)
    expect((await post('/fila', {})).shown.state.isQueueInterrupted).toBe(false)
  })
})

async function firstOf(installment: string): Promise<string | undefined> {
  const { body } = await bench.ask('GET', `/v3/installments/${installment}/payments?limit=100`)
  return (body as { data: { id: string }[] }).data.at(-1)?.id
}

it.each([
  ['/cobrancas/pay_1', { action: 'steal' }],
  ['/cobrancas/pay_1', { action: 'pay', also: 1 }],
  ['/relogio', { days: -1 }],
  ['/relogio', { days: 99_999 }],
  ['/falhas', { outage: 'maybe' }],
  ['/falhas', { timeoutPercent: 101 }],
  ['/falhas', { aheadSeconds: 1 }],
])('takes at %s nothing like %j', async (below, body) => {
  expect((await post(below, body)).status).toBe(400)
})

it('is gone, webhooks included, once a key of the real provider is set', async () => {
  await buy(null)
  await bench.simulator.settle()
  bench.told.length = 0
  bench.replace(true)
  await buy(null)
  await bench.simulator.settle()
  expect(bench.told).toEqual([])
  for (const below of ['', '/cobrancas']) expect((await edge.call(path + below)).status).toBe(404)
  expect((await post('/fila', {})).status).toBe(404)
  bench.replace(false)
})

it('takes nothing from another page, and is not there for whoever sits elsewhere', async () => {
  const init = { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } }
  expect((await edge.call(`${path}/fila`, init)).status).toBe(403)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (const below of ['', '/cobrancas']) {
    expect((await edge.call(path + below, { headers })).status).toBe(404)
  }
})
