import type {
  PaymentDetail,
  PaymentRow,
  ProviderEvent,
} from '@lya/contract/backoffice/trade/payments.ts'
import {
  type ChargeEventState,
  chargeState,
  chargeStates,
} from '@lya/core/commerce/charges/charge-state.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer } from '#main/testing/buyer.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { subscriber } from '#main/testing/subscriber.ts'
import { newId } from '#platform/security/ids.ts'
import { giveBack } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'

let shop: Shop
let finance: TestPerson
beforeAll(async () => {
  shop = await openShop()
  finance = await testOperator(shop.app, ['finance'])
})
afterAll(() => shop.close())

type Page<Item> = { items: Item[]; nextCursor: string | null }
const list = (query = '') => finance.ask<Page<PaymentRow>>('GET', `/api/admin/payments?${query}`)
const show = (id: string) => finance.ask<PaymentDetail>('GET', `/api/admin/payments/${id}`)
const chargeOf = async (userId: string): Promise<string> => {
  const [row] = (await list(`search=${userId}`)).items
  if (!row) throw new Error('nobody was charged')
  return row.id
}
const refund = (id: string, body: object) =>
  finance.send('POST', `/api/admin/payments/${id}/refunds`, {
    ...{ refundId: newId(), reason: 'pediu por telefone' },
    ...body,
  })
const audited = async (action: string) =>
  (await shop.app.owner.query('SELECT * FROM audit_logs WHERE action = $1', [action])).rows

it('finds payments by person, provider, state, method and day, and pages by key', async () => {
  const ana = await subscriber(shop, { plan: 'anual' })
  await subscriber(shop, { by: 'pix' })
  await buyer(shop).then((visitor) => visitor.payByPix())
  await settledPayments(shop.app)
  const all = (await list()).items
  expect(all.length).toBeGreaterThanOrEqual(3)
  expect((await list(`search=${encodeURIComponent(ana.email)}`)).items).toMatchObject([
    { userId: ana.userId, planName: 'Plano Anual', state: 'confirmed', amountCents: 24_990 },
  ])
  expect((await list('search=ninguem@nada')).items).toEqual([])
  expect((await list('state=open&billingType=PIX')).items).toHaveLength(1)
  expect((await list('from=2026-11-22&to=2026-11-22')).items).toHaveLength(all.length)
  expect((await list('from=2026-11-23')).items).toEqual([])
  const { providerId } = await show(await chargeOf(ana.userId))
  expect((await list(`search=${providerId}`)).items).toHaveLength(1)
  const amounts = (await list('sort=amount&direction=asc')).items.map((row) => row.amountCents)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect((await audited('payments.listed')).length).toBeGreaterThan(5)
  const key = ['created', 'desc', '2026-99-99 00:00:00+00', newId()]
  for (const cursor of ['abc', Buffer.from(JSON.stringify(key)).toString('base64url')]) {
    const wrong = await finance.send('GET', `/api/admin/payments?cursor=${cursor}`)
    expect(wrong).toMatchObject({ status: 400, body: { code: 'payments.cursor-invalid' } })
  }
})

it('knows the state of every charge as the ledger does, whatever came first', async () => {
  const { rows } = await shop.app.owner.query<{ id: string }>('SELECT id FROM charges LIMIT 1')
  const states: ChargeEventState[] = [...chargeStates, 'reinstated']
  for (const [one, other] of states.flatMap((a) => states.map((b) => [a, b] as const))) {
    const id = newId()
    await shop.app.owner.query(
      `INSERT INTO charges (id, motivo, plan_id, period, amount, plan_amount, billing_type, due_date,
        environment, customer_id) SELECT $1, motivo, plan_id, period, amount, plan_amount,
        billing_type, due_date, 'sandbox', customer_id FROM charges WHERE id = $2`,
      [id, rows[0]?.id],
    )
    for (const state of new Set([one, other])) {
      await shop.app.owner.query(
        `INSERT INTO charge_events VALUES ($1, $2, $3, '', 1, 0, 'test', now())`,
        [newId(), id, state],
      )
    }
    const kept = await shop.app.owner.query(
      'SELECT estado FROM situacao_cobrancas WHERE charge_id = $1',
      [id],
    )
    expect([one, other, kept.rows[0].estado]).toEqual([
      ...[one, other, chargeState([{ state: one }, { state: other }])],
    ])
  }
})

it('gives money back by the ordinary way, once, and shows what became of it', async () => {
  const bia = await subscriber(shop, { plan: 'trimestral' })
  const id = await chargeOf(bia.userId)
  const refundId = newId()
  const both = await Promise.all([refund(id, { refundId }), refund(id, { refundId })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await settledPayments(shop.app)
  await waitFor(async () => (await show(id)).refunds[0]?.result === 'done')
  const after = await show(id)
  expect(after).toMatchObject({
    ...{ state: 'refunded', sums: { refundedCents: 8_990, keptCents: 0 } },
    refunds: [{ operator: 'Maria Souza', reason: 'pediu por telefone', result: 'done' }],
  })
  expect(after.ledger.at(-1)).toMatchObject({ state: 'refunded', cause: 'operator' })
  expect(await bia.profile()).toMatchObject({ state: 'INATIVO' })
  expect(await refund(id, {})).toMatchObject({
    status: 409,
    body: { code: 'payments.not-paid' },
  })
  expect(await audited('payment.refund-asked')).toMatchObject([
    { record_id: id, reason: 'pediu por telefone', user_id: finance.userId },
    { record_id: id },
  ])
})

it('knows whose the refund was though its webhook is quicker than the answer', async () => {
  const eva = await subscriber(shop, { plan: 'mensal' })
  const id = await chargeOf(eva.userId)
  // Asked for, and not yet carried out: the webhook comes before the answer does.
  await shop.app.owner.query(
    `INSERT INTO reembolsos (id, charge_id, valor_total, motivo, pedido_por, pedido_em)
     SELECT $1, id, amount, 'pediu por telefone', $2, now() FROM charges WHERE id = $3`,
    [newId(), finance.userId, id],
  )
  const { rows } = await shop.app.owner.query('SELECT provider_id FROM charges WHERE id = $1', [id])
  await shop.atProvider(async (call) =>
    keepMove(
      call,
      giveBack(await takeCharge(call, rows[0].provider_id), {
        ...{ at: call.now.toString(), valueCents: null, description: '' },
      }),
    ),
  )
  await expect
    .poll(async () => (await show(id)).ledger.at(-1))
    .toMatchObject({ state: 'refunded', cause: 'operator' })
})

it('gives a part back, and no more than is left', async () => {
  const caio = await subscriber(shop, { plan: 'mensal' })
  const id = await chargeOf(caio.userId)
  expect(await refund(id, { amountCents: 3_991 })).toMatchObject({
    body: { code: 'payments.refund-too-much' },
  })
  expect((await refund(id, { amountCents: 1_000 })).status).toBe(200)
  await waitFor(async () => (await show(id)).refunds[0]?.result === 'done')
  expect((await show(id)).sums).toMatchObject({ refundedCents: 1_000, keptCents: 2_990 })
  expect(await caio.profile()).toMatchObject({ state: 'ATIVO' })
})

it('makes an alert of a refund that the provider refuses, and shows it', async () => {
  const duda = await subscriber(shop, { plan: 'mensal', by: 'pix' })
  const id = await chargeOf(duda.userId)
  // What came in less the fee does not cover it.
  await shop.app.owner.query(
    `UPDATE simulador_asaas SET dados = jsonb_set(dados, '{status}', '"OVERDUE"')
      WHERE referencia = $1 AND tipo = 'cobranca'`,
    [id],
  )
  await refund(id, {})
  await waitFor(async () => (await show(id)).refunds[0]?.result === 'refused')
  expect(await show(id)).toMatchObject({
    refunds: [{ result: 'refused', code: expect.any(String) }],
    alerts: [{ rule: 'refund-refused' }],
  })
})

it('gives nothing back that another account of the provider took', async () => {
  const gil = await subscriber(shop, { plan: 'mensal' })
  const id = await chargeOf(gil.userId)
  expect(await show(id)).toMatchObject({ isOfThisAccount: true })
  await shop.app.owner.query(`UPDATE charges SET environment = 'production' WHERE id = $1`, [id])
  expect(await show(id)).toMatchObject({ isOfThisAccount: false })
  expect(await refund(id, {})).toMatchObject({
    ...{ status: 409, body: { code: 'payments.other-account' } },
  })
  expect((await show(id)).refunds).toEqual([])
})

it('keeps what the provider told, and does one event once more by the ordinary way', async () => {
  const eva = await subscriber(shop, { by: 'pix' })
  const id = await chargeOf(eva.userId)
  await waitFor(async () => (await show(id)).events.some(({ outcome }) => outcome === 'processada'))
  const [event] = (await show(id)).events
  expect(event).toMatchObject({ name: expect.stringMatching(/^PAYMENT_/), canReplay: true })
  const page = await finance.ask<Page<ProviderEvent>>('GET', '/api/admin/webhooks?outcome=done')
  expect(page.items.map(({ chargeId }) => chargeId)).toContain(id)
  const rowsBefore = (await show(id)).ledger.length
  const replayed = await finance.send('POST', `/api/admin/webhooks/${event?.id}/replay`, {})
  expect(replayed.status).toBe(200)
  await waitFor(async () => {
    const again = (await show(id)).events.find((one) => one.id === event?.id)
    return again?.outcome === 'processada'
  })
  expect((await show(id)).ledger).toHaveLength(rowsBefore)
  expect(await audited('webhook.replayed')).toHaveLength(1)
})

it('writes a file that no spreadsheet carries out', async () => {
  const mallory = await subscriber(shop)
  await shop.app.owner.query(
    `UPDATE profiles SET name = '=HYPERLINK("http://mau")' WHERE id = $1`,
    [mallory.userId],
  )
  const query = `search=${mallory.userId}`
  const answer = await shop.app.call('GET', `/api/admin/payments/export.csv?${query}`, {
    cookie: finance.cookie,
  })
  expect(answer.status).toBe(200)
  const [, line = ''] = String(answer.body).split('\r\n')
  expect(line.startsWith(`"'=HYPERLINK(""http://mau"")"`)).toBe(true)
  expect(line).toContain(';39,90;')
  const marketing = await testOperator(shop.app, ['marketing'])
  const { cookie } = marketing
  const denied = await shop.app.call('GET', '/api/admin/payments/export.csv', { cookie })
  expect(denied.status).toBe(403)
  expect(await audited('payments.exported')).toHaveLength(1)
})

/** Waits for a fact, never for a time. */
async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error('it never came to that')
}
