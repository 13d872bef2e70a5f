import type {
  Affiliate,
  AffiliateCommission,
  WholeBatch,
} from '@lya/contract/backoffice/trade/affiliates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
let finance: TestPerson
let second: TestPerson
beforeAll(async () => {
  shop = await openShop({
    environment: { PAYOUT_ACCOUNT: '341/1234/56789-0/LYA01', COMPANY_CNPJ: '11.222.333/0001-81' },
  })
  finance = await testOperator(shop.app, ['finance'])
  second = await testOperator(shop.app, ['finance'])
})
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.app.owner.query(text, values)

/** Adds a movement, as the slice's own store would. */
const move = (userId: string, chargeId: string, kind: string, amount: string, ofApproved = false) =>
  sql(`INSERT INTO commissions VALUES ($1, $2, NULL, $3, $4, $5, $6, 'test', $7)`, [
    newId(),
    userId,
    chargeId,
    kind,
    amount,
    ofApproved,
    shop.clock.now().toString(),
  ])

/** A charge that was paid so many days ago; its money has arrived unless told otherwise. */
async function charge(daysAgo = 40, state = 'received'): Promise<string> {
  const id = newId()
  const at = shop.clock
    .now()
    .subtract({ hours: 24 * daysAgo })
    .toString()
  await sql(
    `INSERT INTO charges (id, motivo, plan_id, period, amount, plan_amount, billing_type, due_date,
      environment, customer_id, created_at) SELECT $1, 'compra', id, period, 39.90, 39.90, 'PIX',
      '2026-10-01', 'sandbox', 'x', $2 FROM admin_plans WHERE name = 'Plano Mensal'`,
    [id, at],
  )
  await sql(`INSERT INTO charge_events VALUES ($1, $2, $3, 'X', 39.90, 0, 'test', $4)`, [
    ...[newId(), id, state, at],
  ])
  return id
}

/** Somebody with a PIX key, and these commissions owed. */
async function affiliate(...amounts: string[]): Promise<{ userId: string; charges: string[] }> {
  const { userId } = await testPerson(shop.app)
  await sql(`INSERT INTO payout_keys VALUES ($1, $2)`, [
    userId,
    `${userId.slice(0, 8)}@exemplo.com`,
  ])
  const charges: string[] = []
  for (const amount of amounts) {
    const id = await charge()
    await move(userId, id, 'accrued', amount)
    await move(userId, id, 'approved', amount)
    charges.push(id)
  }
  return { userId, charges }
}

type Shown = Affiliate & { commissions: AffiliateCommission[] }
const show = (id: string) => finance.ask<Shown>('GET', `/api/admin/affiliates/${id}`)
const freeze = (who: TestPerson, ids: string[], payOn = '2026-11-23') =>
  who.send('POST', '/api/admin/payouts', { id: newId(), ids, payOn })
const frozen = async (ids: string[]) => (await freeze(finance, ids)).body as WholeBatch
const settle = (who: TestPerson, batch: WholeBatch, items: object[]) =>
  who.send('POST', `/api/admin/payouts/${batch.id}/payments`, { items })
let transfers = 0
const endToEnd = () => {
  transfers += 1
  return `E60701190202611231200${String(transfers).padStart(11, 'a')}`
}

it('lists who earns by what is owed, and shows each commission in its state', async () => {
  const ana = await affiliate('19.95', '10.00')
  const waiting = await charge(2)
  await move(ana.userId, waiting, 'accrued', '19.95')
  const { items } = await finance.ask<{ items: Affiliate[] }>('GET', '/api/admin/affiliates')
  expect(items).toContainEqual(
    expect.objectContaining({ userId: ana.userId, approvedCents: 2_995, pendingCents: 1_995 }),
  )
  expect((await show(ana.userId)).commissions).toMatchObject([
    expect.anything(),
    expect.anything(),
    expect.anything(),
  ])
  const path = '/api/admin/affiliates?state=debt'
  expect((await finance.ask<{ items: Affiliate[] }>('GET', path)).items).toEqual([])
})

it('approves what is settled and past its seven days, and nothing else', async () => {
  const { userId } = await affiliate()
  const [old, young, unsettled] = [await charge(8), await charge(2), await charge(20, 'confirmed')]
  for (const id of [old, young, unsettled]) await move(userId, id, 'accrued', '19.95')
  const approve = (...ids: string[]) =>
    finance.send('POST', `/api/admin/affiliates/${userId}/approvals`, { ids })
  for (const id of [young, unsettled]) {
    expect(await approve(old, id)).toMatchObject({
      status: 409,
      body: { code: 'affiliates.not-settled', data: { chargeId: id } },
    })
  }
  expect((await show(userId)).approvedCents).toBe(0)
  expect((await approve(old)).body).toEqual({ approvedCents: 1_995 })
  expect((await approve(old)).body).toEqual({ approvedCents: 0 })
  expect(await show(userId)).toMatchObject({ approvedCents: 1_995, pendingCents: 3_990 })
  expect(
    await finance.send('POST', `/api/admin/affiliates/${finance.userId}/approvals`, {
      ids: [old],
    }),
  ).toMatchObject({ status: 403, body: { code: 'backoffice.own-account' } })
})

it('freezes once what two operators choose at once', async () => {
  const { userId } = await affiliate('19.95')
  const both = await Promise.all([freeze(finance, [userId]), freeze(second, [userId])])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ code: 'affiliates.nothing-owed', data: { userId } },
  })
  expect(await show(userId)).toMatchObject({ approvedCents: 1_995, inBatchCents: 1_995 })
})

it('refuses a batch of somebody without a key, and a day that is past', async () => {
  const { userId } = await affiliate('19.95')
  expect(await freeze(finance, [userId], '2026-11-21')).toMatchObject({
    body: { code: 'affiliates.day-past' },
  })
  await sql('DELETE FROM payout_keys WHERE user_id = $1', [userId])
  expect(await freeze(finance, [userId])).toMatchObject({
    body: { code: 'affiliates.key-missing', data: { userId } },
  })
})

it('writes a file that a bank takes, of what is open', async () => {
  const [ana, bia] = [await affiliate('19.95'), await affiliate('124.95', '5.00')]
  const batch = await frozen([ana.userId, bia.userId])
  expect(batch).toMatchObject({ state: 'open', totalCents: 14_990, people: 2, canWriteFile: true })
  const take = () =>
    finance.ask<{ name: string; content: string }>(
      'POST',
      `/api/admin/payouts/${batch.id}/file`,
      {},
    )
  const { name, content } = await take()
  expect(name).toBe(`lya-pix-lote-${batch.number}.rem`)
  const lines = content.split('\r\n')
  expect(lines.map((line) => line.length)).toEqual([...Array(8).fill(240), 0])
  expect(content).toContain('23112026BRL')
  const [item] = batch.items
  await settle(finance, batch, [{ itemId: item?.id, endToEnd: endToEnd() }])
  expect((await take()).content.split('\r\n')).toHaveLength(7)
})

it('pays once, whoever says it, by the id of the transfer; what came back is owed again', async () => {
  const [ana, bia] = [await affiliate('19.95'), await affiliate('30.00')]
  const batch = await frozen([ana.userId, bia.userId])
  const of = (userId: string) => batch.items.find((item) => item.userId === userId)?.id
  const paid = { itemId: of(ana.userId), endToEnd: endToEnd() }
  const wrong = await settle(finance, batch, [{ ...paid, endToEnd: 'pago' }])
  expect(wrong.body).toMatchObject({ code: 'affiliates.transfer-invalid' })
  const twice = await settle(finance, batch, [paid, { ...paid, endToEnd: null }])
  expect(twice.body).toMatchObject({ code: 'affiliates.item-settled' })
  expect(await show(ana.userId)).toMatchObject({ paidOutCents: 0 })
  const both = await Promise.all([settle(finance, batch, [paid]), settle(second, batch, [paid])])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await show(ana.userId)).toMatchObject({ approvedCents: 0, paidOutCents: 1_995 })
  const used = await settle(finance, batch, [{ ...paid, itemId: of(bia.userId) }])
  expect(used.body).toMatchObject({ code: 'affiliates.transfer-used' })
  expect(
    (await settle(finance, batch, [{ itemId: of(bia.userId), endToEnd: null }])).body,
  ).toMatchObject({ state: 'paid', paidCents: 1_995 })
  expect(await show(bia.userId)).toMatchObject({ approvedCents: 3_000, inBatchCents: 0 })
  expect((await settle(finance, batch, [paid])).body).toMatchObject({
    code: 'affiliates.batch-closed',
  })
})

it('shows what was reversed after it was paid as a debt, and takes it off the next payout', async () => {
  const { userId, charges } = await affiliate('19.95')
  const [first = ''] = charges
  const batch = await frozen([userId])
  await settle(finance, batch, [{ itemId: batch.items[0]?.id, endToEnd: endToEnd() }])
  await move(userId, first, 'reversed', '19.95', true)
  expect(await show(userId)).toMatchObject({ approvedCents: -1_995, paidOutCents: 1_995 })
  const debts = await finance.ask<{ items: Affiliate[] }>('GET', '/api/admin/affiliates?state=debt')
  expect(debts.items.map((one) => one.userId)).toEqual([userId])
  expect((await freeze(finance, [userId])).body).toMatchObject({ code: 'affiliates.nothing-owed' })
  const more = await charge()
  await move(userId, more, 'accrued', '50.00')
  await move(userId, more, 'approved', '50.00')
  const next = await frozen([userId])
  expect(next.totalCents).toBe(3_005)
  await settle(second, next, [{ itemId: next.items[0]?.id, endToEnd: endToEnd() }])
  expect(await show(userId)).toMatchObject({ approvedCents: 0, paidOutCents: 5_000 })
})

it('takes a proof for a whole batch, and keeps it', async () => {
  const { userId } = await affiliate('19.95')
  const batch = await frozen([userId])
  const path = `${shop.app.url}/api/admin/payouts/${batch.id}/proof`
  const put = (body: string, cookie = finance.cookie) =>
    fetch(path, { method: 'PUT', body, headers: { cookie, origin: shop.app.url } })
  expect((await put('<script>')).status).toBe(400)
  expect((await put('%PDF-1.7', (await testPerson(shop.app)).cookie)).status).toBe(403)
  expect(await (await put('%PDF-1.7 pago')).json()).toMatchObject({ state: 'paid', hasProof: true })
  expect((await put('%PDF-1.7 pago')).status).toBe(409)
  const proof = await fetch(path, { headers: { cookie: finance.cookie } })
  expect([proof.headers.get('content-type'), await proof.text()]).toEqual([
    ...['application/pdf', '%PDF-1.7 pago'],
  ])
  expect((await show(userId)).paidOutCents).toBe(1_995)
})

it('gives a batch up of which nothing was paid', async () => {
  const { userId } = await affiliate('19.95')
  const batch = await frozen([userId])
  const cancel = () =>
    finance.send('POST', `/api/admin/payouts/${batch.id}/cancellation`, { reason: 'dia errado' })
  expect((await cancel()).body).toMatchObject({ state: 'cancelled' })
  expect((await cancel()).status).toBe(409)
  expect((await freeze(finance, [userId])).status).toBe(201)
})

it('sums what each ledger comes to as the ledger does', async () => {
  const { rows } = await sql(`SELECT count(*)::int AS wrong FROM saldos_comissao s
    WHERE aprovado <> (SELECT sum(CASE WHEN kind IN ('approved', 'recovered') THEN amount
      WHEN kind = 'paid-out' OR (kind = 'reversed' AND of_approved) THEN -amount ELSE 0 END)
      FROM commissions c WHERE c.user_id = s.user_id)`)
  expect(rows[0].wrong).toBe(0)
})
