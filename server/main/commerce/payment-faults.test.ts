import type { Payment } from '@lya/contract/commerce/payment.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, buyer } from '#main/testing/buyer.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'
import { fallDue, reprove } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'
import { calmState } from '#simulators/asaas/state.store.ts'

let shop: Shop
let hours = 0
beforeAll(async () => {
  shop = await openShop()
})
// Settings are kept for some seconds, and limits for an hour: each test has a day of its own.
beforeEach(async () => {
  hours += 25
  later({ hours: 0 })
  await shop.fault({ ...calmState, hangMs: 30, lateSeconds: 90 })
})
afterAll(() => shop.close())

const start = Temporal.Instant.from('2026-11-22T12:00:00Z')
const later = (time: Temporal.DurationLike): void =>
  shop.clock.moveTo(start.add({ hours }).add(time).toString())

/** Has the provider move the one charge of this browser. */
async function atProvider(session: Buyer, move: typeof fallDue): Promise<void> {
  const { rows } = await shop.app.owner.query<{ id: string }>(
    'SELECT provider_id AS id FROM charges WHERE session_id = $1',
    [session.id],
  )
  const [{ id } = { id: '' }] = rows
  await shop.atProvider(async (call) => keepMove(call, move(await takeCharge(call, id))))
}

async function charges(session: Buyer): Promise<{ id: string; states: string }[]> {
  const { rows } = await shop.app.owner.query<{ id: string; states: string }>(
    `SELECT c.id, coalesce(string_agg(e.state, ' ' ORDER BY e.id), '') AS states
      FROM charges c LEFT JOIN charge_events e ON e.charge_id = c.id
      WHERE c.session_id = $1 GROUP BY c.id ORDER BY c.created_at, c.id`,
    [session.id],
  )
  return rows
}
const states = async (session: Buyer): Promise<string[]> =>
  (await charges(session)).map((charge) => charge.states)

describe('a provider that does not answer in time', () => {
  const timeout = { never: '4000000000007106', made: '4000000000007205', late: '4000000000007304' }

  it('finds what was made all the same, and charges nobody twice', async () => {
    const ana = await buyer(shop)
    const answer = await ana.payByCard({ number: timeout.made })
    expect(answer.body).toMatchObject({ state: 'paid' })
    // The webhook may have been the first to tell.
    const [known = ''] = await states(ana)
    expect(known.split(' ').sort()).toEqual(['confirmed', 'unresolved'])
  })

  it('refuses another attempt until two searches, five minutes apart, found nothing', async () => {
    const ana = await buyer(shop)
    const answer = await ana.payByCard({ number: timeout.never })
    expect(answer.body).toMatchObject({ state: 'processing' })
    const again = { status: 409, body: { code: 'checkout.attempt-unresolved' } }
    expect(await ana.payByCard()).toMatchObject(again)
    expect(await ana.payByPix()).toMatchObject(again)
    later({ minutes: 4 })
    await shop.sweep()
    expect(await ana.payByCard()).toMatchObject(again)
    later({ minutes: 5 })
    await shop.sweep()
    expect(await ana.payment()).toMatchObject({ state: 'failed', refusal: 'checkout.timeout' })
    expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
    expect(await states(ana)).toEqual(['unresolved refused', 'confirmed'])
  })

  it('gives back what it made after another attempt had been paid', async () => {
    const ana = await buyer(shop)
    await shop.fault({ lateSeconds: 600 })
    await ana.payByCard({ number: timeout.late })
    later({ minutes: 5 })
    await shop.sweep()
    expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
    later({ minutes: 12 })
    await expect
      .poll(() => states(ana))
      .toEqual(['unresolved refused confirmed refunded', 'confirmed'])
    expect(await ana.payment()).toMatchObject({ state: 'paid' })
    const [{ id: subject } = { id: '' }] = await charges(ana)
    const { rows } = await shop.app.owner.query('SELECT * FROM admin_alerts WHERE subject = $1', [
      subject,
    ])
    expect(rows).toMatchObject([{ rule: 'surplus-payment', status: 'active', priority: 'high' }])
  })

  it('keeps the attempt when the process ended in its midst', async () => {
    const ana = await buyer(shop)
    await shop.fault({ lostPercent: 100 })
    await ana.payByCard({ number: timeout.late })
    const [{ id } = { id: '' }] = await charges(ana)
    // As a killed process leaves it: the row alone, while the provider makes the charge.
    await shop.app.owner.query('ALTER TABLE charge_events DISABLE TRIGGER USER')
    await shop.app.owner.query('DELETE FROM charge_events WHERE charge_id = $1', [id])
    await shop.app.owner.query('ALTER TABLE charge_events ENABLE TRIGGER USER')
    await shop.app.owner.query('UPDATE charges SET buscas = 0, buscada_em = NULL WHERE id = $1', [
      id,
    ])
    expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.attempt-unresolved' })
    later({ minutes: 3 })
    await shop.sweep()
    expect(await ana.payment()).toMatchObject({ state: 'paid' })
    expect(await states(ana)).toEqual(['confirmed'])
  })
})

describe('a provider that is down', () => {
  it('charges nothing, says so, and lets the buyer try again', async () => {
    const ana = await buyer(shop)
    await shop.fault({ outage: 'down' })
    expect(await ana.payByCard()).toMatchObject({
      status: 409,
      body: { code: 'checkout.provider-down' },
    })
    expect(await charges(ana)).toEqual([])
    later({ minutes: 20 })
    await shop.fault({ outage: 'none' })
    expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
  })

  it('tells what was paid once it is back, an hour later', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    const [{ id } = { id: '' }] = await charges(ana)
    await shop.fault({ outage: 'down' })
    await shop.payCode(id)
    // Its webhook came, and could not be followed up.
    await expect
      .poll(async () => {
        const { rows } = await shop.app.owner.query(
          'SELECT resultado FROM eventos_asaas WHERE remetente = $1 AND resultado IS NULL',
          [id],
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    expect(await ana.payment()).toMatchObject({ state: 'awaiting-pix' })
    later({ minutes: 65 })
    await shop.fault({ outage: 'none' })
    await expect.poll(async () => (await ana.payment()).state).toBe('paid')
  })
})

describe('a PIX code', () => {
  it('is taken back at the provider after thirty minutes', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    later({ minutes: 29 })
    await shop.sweep()
    expect(await ana.payment()).toMatchObject({ state: 'awaiting-pix' })
    later({ minutes: 30 })
    expect(await ana.payment()).toMatchObject({ state: 'expired', pix: null })
    await shop.sweep()
    expect(await states(ana)).toEqual(['open deleted'])
    expect(await ana.payment()).toMatchObject({ state: 'expired' })
  })

  it('that the provider ended before its time is over here too, and makes room for another', async () => {
    const ana = await buyer(shop)
    const first = (await ana.payByPix()).body as Payment
    await atProvider(ana, fallDue)
    await expect.poll(async () => (await ana.payment()).state).toBe('expired')
    const second = (await ana.payByPix()).body as Payment
    expect(second.state).toBe('awaiting-pix')
    expect(second.pix?.payload).not.toBe(first.pix?.payload)
    expect(await states(ana)).toEqual(['open overdue deleted', 'open'])
  })

  it('that expired activates the plan when its money comes all the same', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    later({ minutes: 31 })
    await shop.sweep()
    const [{ id } = { id: '' }] = await charges(ana)
    await shop.payCode(id)
    await expect.poll(async () => (await ana.payment()).state).toBe('paid')
    expect(await states(ana)).toEqual(['open deleted received'])
  })

  it('gives way to a card, and its late money goes back', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
    expect(await states(ana)).toEqual(['open deleted', 'confirmed'])
    const [{ id } = { id: '' }] = await charges(ana)
    await shop.payCode(id)
    await expect.poll(() => states(ana)).toEqual(['open deleted received refunded', 'confirmed'])
    expect(await ana.payment()).toMatchObject({ state: 'paid' })
  })

  it('is taken back as soon as another way to pay is chosen, and whoever leaves then owes nothing', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    expect((await ana.save({ method: 'PIX', addressNumber: '10' })).status).toBe(200)
    await settledPayments(shop.app)
    expect(await ana.payment()).toMatchObject({ state: 'awaiting-pix' })
    expect((await ana.save({ method: 'CREDIT_CARD' })).status).toBe(200)
    await expect.poll(() => states(ana)).toEqual(['open deleted'])
    expect(await ana.payment()).toMatchObject({ state: 'idle', pix: null })
    expect((await ana.payByPix()).body).toMatchObject({ state: 'awaiting-pix' })
    expect(await states(ana)).toEqual(['open deleted', 'open'])
  })

  it('that is to be taken back while the provider is away is so once it answers', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    await shop.fault({ outage: 'down' })
    expect((await ana.save({ method: 'CREDIT_CARD' })).status).toBe(200)
    await shop.fault({ outage: 'none' })
    await expect.poll(() => states(ana)).toEqual(['open deleted'])
  })

  it('is the same while it lives, however often it is asked for', async () => {
    const ana = await buyer(shop)
    const [first, second] = [await ana.payByPix(), await ana.payByPix()]
    expect(second.body).toEqual(first.body)
    expect(await states(ana)).toEqual(['open'])
    // A card that is paid meanwhile: the code turns out to have been paid a moment before.
    const [{ id } = { id: '' }] = await charges(ana)
    await shop.fault({ isQueueInterrupted: true })
    await shop.payCode(id)
    expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.already-paid' })
    expect(await ana.payment()).toMatchObject({ state: 'paid' })
  })

  it('asks the provider at most once a minute, whoever polls', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    const [{ id } = { id: '' }] = await charges(ana)
    await shop.fault({ lostPercent: 100 })
    await shop.payCode(id)
    for (let poll = 0; poll < 5; poll += 1) await ana.payment()
    expect(await states(ana)).toEqual(['open'])
    later({ minutes: 1 })
    await ana.payment()
    await expect.poll(async () => (await ana.payment()).state).toBe('paid')
  })
})

describe('two tabs', () => {
  it('of two browsers with one e-mail pay once', async () => {
    const email = `${newId()}@exemplo.com.br`
    const [one, two] = [await buyer(shop, { email }), await buyer(shop, { email })]
    const answers = await Promise.all([one.payByCard(), two.payByCard()])
    const all = [...(await states(one)), ...(await states(two))]
    expect(all.filter((state) => state === 'confirmed').length).toBeGreaterThan(0)
    const { rows } = await shop.app.owner.query(
      `SELECT count(DISTINCT c.id)::int AS paid FROM charges c
        JOIN checkout_sessions s USING (session_id) WHERE s.email = $1 AND NOT c.excedente`,
      [email],
    )
    expect(rows).toEqual([{ paid: 1 }])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })

  it('of one browser see another plan, and nobody pays a price they did not see', async () => {
    const ana = await buyer(shop, { plan: 'mensal' })
    await ana.send('POST', '/api/checkout/sessions', { plan: 'anual' })
    const answer = await ana.send('POST', `/api/checkout/sessions/${ana.id}/pix`, {
      ...{ attemptId: newId(), document: '52998224725', amountCents: 3_990 },
    })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'checkout.plan-changed', data: { plan: { slug: 'anual' } } },
    })
  })
})

it('says that a card was refused after the provider had looked at it', async () => {
  const ana = await buyer(shop)
  const looked = await ana.payByCard({ number: '4000 0000 0000 9235' })
  expect(looked.body).toMatchObject({ state: 'in-review', plan: 'mensal' })
  await atProvider(ana, reprove)
  await expect
    .poll(async () => ana.payment())
    .toMatchObject({ state: 'declined', refusal: 'checkout.card-declined' })
  // Another card goes through as always, and what was refused is not remembered.
  expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
})
