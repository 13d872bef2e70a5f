import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { type Buyer, buyer, cpf } from '#main/testing/buyer.ts'
import { lookAfter, mailsTo } from '#main/testing/reminders.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { calmState } from '#simulators/asaas/state.store.ts'

let shop: Shop
let hours = 0
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  hours += 25
  later({ hours: 0 })
  await shop.fault({ ...calmState, hangMs: 30, lateSeconds: 90 })
})
afterAll(() => shop.close())

const start = Temporal.Instant.from('2026-11-22T12:00:00Z')
const later = (time: Temporal.DurationLike): void =>
  shop.clock.moveTo(start.add({ hours }).add(time).toString())

const leave = (session: Buyer) =>
  session.send('POST', `/api/checkout/sessions/${session.id}/leave`, {})
const rowsOf = async (text: string, session: Buyer) =>
  (await shop.app.owner.query(text, [session.id])).rows

async function charge(session: Buyer): Promise<{ id: string; states: string }> {
  const [first] = await rowsOf(
    `SELECT c.id, string_agg(e.state, ' ' ORDER BY e.id) AS states FROM charges c
      LEFT JOIN charge_events e ON e.charge_id = c.id
      WHERE c.session_id = $1 GROUP BY c.id`,
    session,
  )
  return first
}
const states = async (session: Buyer) => (await charge(session)).states

async function lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
  await settledPayments(shop.app)
  await lookAfter([shop.app])
  return mailsTo(shop.app, email)
}

it('ends the code of whoever gives up, and erases all that was typed', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  expect(await leave(ana)).toMatchObject({ status: 200, body: { outcome: 'over' } })
  expect(await states(ana)).toBe('open deleted')
  expect(await ana.payment()).toMatchObject({ state: 'idle', pix: null })
  const [kept] = await rowsOf('SELECT * FROM checkout_sessions WHERE session_id = $1', ana)
  // Whoever's money comes late is told that it went back; nobody is told more.
  expect(kept).toMatchObject({ email: ana.email, phone: '', cpf: '', cep: '', password: null })
  const payers = await rowsOf(
    `SELECT 1 FROM asaas_customers a JOIN charges c USING (customer_id) WHERE c.session_id = $1`,
    ana,
  )
  expect(payers).toEqual([])
  expect(await leave(ana)).toMatchObject({ status: 200, body: { outcome: 'over' } })
  expect(await ana.save({ name: 'Ana' })).toMatchObject({
    body: { code: 'checkout.session-missing' },
  })
  expect(await ana.payByPix()).toMatchObject({ body: { code: 'checkout.session-missing' } })
  const next = await ana.send('POST', '/api/checkout/sessions', {})
  expect(next.body).toMatchObject({ isRestored: false, session: { name: '', email: '' } })
})

it('keeps nothing of a visit that asked for no code', async () => {
  const ana = await buyer(shop)
  expect(await leave(ana)).toMatchObject({ body: { outcome: 'over' } })
  const [kept] = await rowsOf(
    'SELECT name, email FROM checkout_sessions WHERE session_id = $1',
    ana,
  )
  expect(kept).toEqual({ name: '', email: '' })
})

it('serves whoever had paid before they gave up', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  const { id } = await charge(ana)
  // The bank has taken the money, and nobody has told us yet.
  await shop.fault({ isQueueInterrupted: true })
  await shop.payCode(id)
  expect(await states(ana)).toBe('open')
  expect(await leave(ana)).toMatchObject({ status: 200, body: { outcome: 'paid' } })
  expect(await ana.payment()).toMatchObject({ state: 'paid', continueTo: 'login' })
  const subjects = (await lettersTo(ana.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Pagamento confirmado: seu plano está ativo')
  const { rows } = await shop.app.owner.query('SELECT status_plan FROM profiles WHERE email = $1', [
    ana.email,
  ])
  expect(rows).toEqual([{ status_plan: 'ATIVO' }])
})

it('gives money back that comes after its buyer gave up, and writes to them', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  await leave(ana)
  const { id } = await charge(ana)
  await shop.payCode(id)
  await expect.poll(() => states(ana)).toBe('open deleted received refunded')
  const letters = await lettersTo(ana.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Reembolso feito'])
  expect(letters[0]?.text).toMatch(/Devolvemos R\$.39,90 do Plano Mensal\./)
  expect(letters[0]?.text).toContain('chegou depois que você desistiu da compra')
  expect(letters[0]?.text).toContain('No PIX o dinheiro volta em instantes')
  const { rows } = await shop.app.owner.query('SELECT 1 FROM profiles WHERE email = $1', [
    ana.email,
  ])
  expect(rows).toEqual([])
  const alerts = await shop.app.owner.query('SELECT rule FROM admin_alerts WHERE subject = $1', [
    id,
  ])
  expect(alerts.rows).toEqual([{ rule: 'surplus-payment' }])
})

it('tells whoever is in trial of it by the same letter, and starts no plan', async () => {
  const email = 'desiste@exemplo.com.br'
  const person = await shop.app.signUp({ email })
  const ana = await buyer(shop, { email, session: person.cookie })
  await ana.payByPix()
  await leave(ana)
  await shop.payCode((await charge(ana)).id)
  await expect.poll(() => states(ana)).toBe('open deleted received refunded')
  const back = async () =>
    (await lettersTo(email)).filter(({ subject }) => subject === 'Reembolso feito')
  await expect.poll(back).toHaveLength(1)
  expect((await back())[0]?.text).toContain('chegou depois que você desistiu da compra')
  const { rows } = await shop.app.owner.query('SELECT status_plan FROM profiles WHERE id = $1', [
    person.userId,
  ])
  expect(rows).toEqual([{ status_plan: 'TRIAL' }])
})

it('ends the code by the sweep where the provider is away, and nothing paid on it is lost', async () => {
  const [ana, bia] = [await buyer(shop), await buyer(shop)]
  for (const one of [ana, bia]) await one.payByPix()
  await shop.fault({ outage: 'down' })
  for (const one of [ana, bia]) {
    expect(await leave(one)).toMatchObject({ status: 200, body: { outcome: 'ending' } })
  }
  await shop.payCode((await charge(bia)).id)
  later({ minutes: 20 })
  await shop.fault({ outage: 'none' })
  await shop.sweep()
  await expect.poll(() => states(ana)).toBe('open deleted')
  await expect.poll(() => states(bia)).toBe('open received refunded')
  expect((await lettersTo(bia.email)).map(({ subject }) => subject)).toEqual(['Reembolso feito'])
})

it('keeps whoever is being charged by card, until that is decided', async () => {
  const ana = await buyer(shop)
  const { body } = await ana.payByCard({ number: '4000 0000 0000 9235' })
  expect(body).toMatchObject({ state: 'in-review' })
  expect(await leave(ana)).toMatchObject({
    status: 409,
    body: { code: 'checkout.attempt-unresolved' },
  })
})

it('forgets to whom it would have written after a week', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  await leave(ana)
  later({ hours: 24 * 7 + 1 })
  await shop.remind()
  const [kept] = await rowsOf(
    'SELECT name, email FROM checkout_sessions WHERE session_id = $1',
    ana,
  )
  expect(kept).toEqual({ name: '', email: '' })
  hours += 24 * 8
})

it('opens the account with the telephone in its one form, however it was typed last', async () => {
  const ana = await buyer(shop)
  await ana.save({ phone: '(11) 97777-6655', name: ' Ana  Lima ', cpf, cep: '01310-100' })
  expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
  const { rows } = await shop.app.owner.query(
    'SELECT whatsapp_number, name FROM profiles WHERE email = $1',
    [ana.email],
  )
  expect(rows).toEqual([{ whatsapp_number: '5511977776655', name: 'Ana Lima' }])
})

it('gives money back for a form that was emptied meanwhile, instead of keeping it', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  await ana.save({ phone: '', step: 1 })
  await shop.payCode((await charge(ana)).id)
  await expect.poll(() => states(ana)).toBe('open received refunded')
  const [letter] = await lettersTo(ana.email)
  expect(letter).toMatchObject({ subject: 'Reembolso feito' })
  expect(letter?.text).toContain('Faltavam dados seus na compra')
})
