import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, buyer } from '#main/testing/buyer.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  // The simulator's own, by which it proves itself to us.
  token = shop.app.key.derive('simulated-asaas').toString('base64url')
  // It tells nothing by itself here: the tests do.
  await shop.fault({ lostPercent: 100 })
})
afterAll(() => shop.close())

let events = 0

/** Tells our webhook something, as whoever has this token. */
async function tell(
  body: unknown,
  options: { token?: string | null; text?: string } = {},
): Promise<number> {
  const { token: given = token } = options
  const headers = {
    'content-type': 'application/json',
    ...(given !== null && { 'asaas-access-token': given }),
  }
  const response = await fetch(`${shop.app.url}/webhooks/asaas`, {
    ...{ method: 'POST', headers, body: options.text ?? JSON.stringify(body) },
  })
  await response.text()
  return response.status
}

function event(name: string, payment: object | null): Record<string, unknown> {
  events += 1
  return {
    id: `evt_05b708f961d739ea7eba7e4db318f621&${events}`,
    event: name,
    dateCreated: '2026-11-22 09:00:00',
    ...(payment && { payment: { object: 'payment', customer: 'cus_1', ...payment } }),
  }
}

async function stored(): Promise<{ key: string; outcome: string | null; sender: string | null }[]> {
  const { rows } = await shop.app.owner.query(
    `SELECT chave AS key, resultado AS outcome, remetente AS sender FROM eventos_asaas
      ORDER BY created_at, id`,
  )
  return rows
}
const outcomeOf = async (told: Record<string, unknown>): Promise<string | null | undefined> =>
  (await stored()).find(({ key }) => key === told.id)?.outcome

/** A code that was asked for and then paid, of which we have heard nothing. */
async function paidCode(): Promise<{ ana: Buyer; chargeId: string; providerId: string }> {
  const ana = await buyer(shop)
  await ana.payByPix()
  const { rows } = await shop.app.owner.query(
    'SELECT id, provider_id FROM charges WHERE session_id = $1',
    [ana.id],
  )
  const [{ id: chargeId, provider_id: providerId }] = rows
  await shop.payCode(chargeId)
  return { ana, chargeId, providerId }
}
const states = async (chargeId: string): Promise<string[]> => {
  const { rows } = await shop.app.owner.query(
    'SELECT state FROM charge_events WHERE charge_id = $1 ORDER BY id',
    [chargeId],
  )
  return rows.map(({ state }) => state)
}

it('takes nothing of whoever has not its token, and keeps no trace of it', async () => {
  const { ana, chargeId, providerId } = await paidCode()
  const told = event('PAYMENT_RECEIVED', { id: providerId, externalReference: chargeId })
  const before = await stored()
  for (const given of [null, '', 'x', `${token}x`, token.slice(1), 'é'.repeat(40)]) {
    const isSendable = given === null || /^[\x20-\x7e]*$/.test(given)
    if (isSendable) expect(await tell(told, { token: given })).toBe(401)
  }
  expect(await stored()).toEqual(before)
  expect(await ana.payment()).toMatchObject({ state: 'awaiting-pix' })
  expect(await tell(told)).toBe(200)
  await expect.poll(async () => (await ana.payment()).state).toBe('paid')
})

it('applies the same event once, in any order and however often it comes', async () => {
  const { ana, chargeId, providerId } = await paidCode()
  const payment = { id: providerId, externalReference: chargeId }
  const told = ['PAYMENT_RECEIVED', 'PAYMENT_CREATED', 'PAYMENT_UPDATED', 'PAYMENT_OVERDUE'].map(
    (name) => event(name, payment),
  )
  const all = [...told, ...told, ...told.toReversed()]
  expect(await Promise.all(all.map((one) => tell(one)))).toEqual(all.map(() => 200))
  await expect
    .poll(async () => Promise.all(told.map(outcomeOf)))
    .toEqual(told.map(() => 'processada'))
  expect(await states(chargeId)).toEqual(['open', 'received'])
  expect((await stored()).filter(({ sender }) => sender === chargeId)).toHaveLength(told.length)
  expect(await ana.payment()).toMatchObject({ state: 'paid' })
  const { rows } = await shop.app.owner.query(
    `SELECT count(*)::int AS people FROM profiles p JOIN charges c ON c.user_id = p.id
      WHERE c.id = $1`,
    [chargeId],
  )
  expect(rows).toEqual([{ people: 1 }])
})

it('does not look anew for each of what was told of a charge while the provider was away', async () => {
  const { chargeId, providerId } = await paidCode()
  const readings = async (): Promise<number> => {
    const { rows } = await shop.app.owner.query('SELECT leituras FROM charges WHERE id = $1', [
      chargeId,
    ])
    return rows[0].leituras
  }
  const before = await readings()
  await shop.fault({ outage: 'down' })
  const told = Array.from({ length: 6 }, () =>
    event('PAYMENT_UPDATED', { id: providerId, externalReference: chargeId }),
  )
  for (const one of told) expect(await tell(one)).toBe(200)
  expect(await Promise.all(told.map(outcomeOf))).toEqual(told.map(() => null))
  await shop.fault({ outage: 'none' })
  await expect
    .poll(async () => Promise.all(told.map(outcomeOf)), { timeout: 60_000 })
    .toEqual(told.map(() => 'processada'))
  // A look may have been under way when the last of them came, which asks for one of its own.
  expect(await readings()).toBeLessThanOrEqual(before + 2)
  expect(await states(chargeId)).toEqual(['open', 'received'])
})

it('believes no word of what an event says: the provider is read', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  const { rows } = await shop.app.owner.query(
    'SELECT id, provider_id FROM charges WHERE session_id = $1',
    [ana.id],
  )
  const [{ id, provider_id }] = rows
  const told = event('PAYMENT_RECEIVED', {
    ...{ id: provider_id, externalReference: id, status: 'RECEIVED', value: 39.9 },
  })
  await tell(told)
  await expect.poll(() => outcomeOf(told)).toBe('processada')
  expect(await states(id)).toEqual(['open'])
})

it('keeps what it does not know, and what is of another account, and goes on', async () => {
  const foreign = event('PAYMENT_RECEIVED', { id: 'pay_080225913252', externalReference: newId() })
  const nameless = event('PAYMENT_CONFIRMED', { id: 'pay_080225913253' })
  const unknown = event('ACCOUNT_STATUS_BANK_APPROVED', null)
  const future = event('SOMETHING_NEW', { id: 'pay_x' })
  for (const told of [foreign, nameless, unknown, future]) expect(await tell(told)).toBe(200)
  await expect.poll(() => outcomeOf(foreign)).toBe('ignorada')
  await expect.poll(() => outcomeOf(nameless)).toBe('ignorada')
  expect(await outcomeOf(unknown)).toBe('guardada')
  expect(await outcomeOf(future)).toBe('guardada')
})

it('answers 200 to what nobody can read: a queue that stops would stop everything', async () => {
  for (const text of ['', '{', '[]', 'null', '"x"', '{"id":"\\u0000"}', '{"id":1}']) {
    expect(await tell(null, { text })).toBe(200)
  }
  expect(await tell(null, { text: `"${'x'.repeat(600_000)}"` })).toBe(413)
})

it('is asked by POST alone', async () => {
  expect((await shop.app.call('GET', '/webhooks/asaas')).status).toBe(405)
})

it('is closed where there is no provider', async () => {
  const bare = await openShop({ environment: { SIMULATORS: 'off' } })
  try {
    const { status } = await bare.app.call('POST', '/webhooks/asaas', { body: '{}' })
    expect(status).toBe(401)
    expect((await bare.app.call('GET', '/api/checkout/options')).body).toMatchObject({
      isAvailable: false,
      isDemonstration: false,
    })
    const ana = await buyer(bare)
    for (const answer of [await ana.payByCard(), await ana.payByPix()]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'checkout.payments-unavailable' } })
    }
  } finally {
    await bare.close()
  }
})
