import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer } from '#main/testing/buyer.ts'
import { setGroup } from '#main/testing/set-group.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'

let shop: Shop
let days = 0
beforeAll(async () => {
  shop = await openShop()
})
const start = Temporal.Instant.from('2026-11-22T12:00:00Z')
const begin = () => start.add({ hours: 24 * days })
/** A minute more than was asked for: setting a group takes some seconds of it. */
const later = (time: Temporal.DurationLike): void =>
  shop.clock.moveTo(begin().add(time).add({ minutes: 1 }).toString())
beforeEach(() => {
  days += 40
  shop.clock.moveTo(begin().toString())
})
afterAll(() => shop.close())

const owner = (text: string, values: unknown[] = []) => shop.app.owner.query(text, values)
const set = (key: string, value: object): Promise<void> => setGroup(shop, key, value)

describe('a checkout that somebody left', () => {
  const remindersTo = async (email: string): Promise<string[]> => {
    const { rows } = await owner(
      `SELECT texto FROM caixa_de_saida WHERE destinatario = $1
        AND assunto = 'Seu plano da Lya ficou esperando' ORDER BY created_at`,
      [email],
    )
    return rows.map(({ texto }) => texto)
  }

  it('is remembered as often as was set, and only to who agreed', async () => {
    await set('abandonment_rules', {
      ...{ enable_remarketing: true, reminder_emails: 2, reminder_interval_hours: 12 },
    })
    const ana = await buyer(shop, { plan: 'anual' })
    await ana.save({ wantsReminders: true })
    const silent = await buyer(shop)
    const paid = await buyer(shop)
    await paid.save({ wantsReminders: true })
    await paid.payByCard()
    later({ hours: 11 })
    await shop.remind()
    expect(await remindersTo(ana.email)).toEqual([])
    for (const hours of [12, 13, 24, 36, 48]) {
      later({ hours })
      await shop.remind()
    }
    const [first = '', ...more] = await remindersTo(ana.email)
    expect(more).toHaveLength(1)
    expect(first).toContain('/checkout?plan=anual')
    expect(first).not.toContain(ana.cookie.split('=')[1])
    for (const { email } of [silent, paid]) expect(await remindersTo(email)).toEqual([])
  })

  it('is not remembered once its link has ended that, which no other can', async () => {
    await set('abandonment_rules', {
      ...{ enable_remarketing: true, reminder_emails: 5, reminder_interval_hours: 1 },
    })
    const ana = await buyer(shop)
    await ana.save({ wantsReminders: true })
    later({ hours: 1 })
    await shop.remind()
    const [letter = ''] = await remindersTo(ana.email)
    const [link = ''] = /\/api\/checkout\/lembretes\S+/.exec(letter) ?? []
    const open = async (method: string, path: string) =>
      (await fetch(shop.app.url + path, { method })).status
    expect(await open('POST', `${link.slice(0, -1)}_`)).toBe(404)
    expect(await open('GET', link)).toBe(200)
    later({ hours: 2 })
    await shop.remind()
    expect(await remindersTo(ana.email)).toHaveLength(2)
    expect(await open('POST', link)).toBe(200)
    later({ hours: 3 })
    await shop.remind()
    expect(await remindersTo(ana.email)).toHaveLength(2)
  })

  it('is not remembered while that is off, and forgotten after a month', async () => {
    await set('abandonment_rules', { enable_remarketing: false })
    const ana = await buyer(shop)
    await ana.save({ wantsReminders: true })
    const eva = await buyer(shop)
    await eva.payByPix()
    later({ hours: 24 * 29 })
    await shop.remind()
    expect(await remindersTo(ana.email)).toEqual([])
    later({ hours: 24 * 31 })
    await shop.remind()
    const { rows } = await owner('SELECT email FROM checkout_sessions WHERE email = ANY ($1)', [
      [ana.email, eva.email],
    ])
    // Where a charge was made the visit is part of its story.
    expect(rows).toEqual([{ email: eva.email }])
  })
})

describe('an installation that earns money', () => {
  it('gives no access for what the simulator or the sandbox says was paid', async () => {
    const ana = await buyer(shop)
    await ana.payByPix()
    const { rows } = await owner('SELECT id FROM charges WHERE session_id = $1', [ana.id])
    const [{ id }] = rows
    const { key } = shop.app
    await set('asaas_config', {
      api_key: key.encrypt('$aact_prod_x', 'asaas_config.api_key'),
      environment: 'production',
      webhook_token: key.encrypt('x'.repeat(40), 'asaas_config.webhook_token'),
    })
    later({ minutes: 1 })
    const told = await fetch(`${shop.app.url}/webhooks/asaas`, {
      method: 'POST',
      headers: { 'asaas-access-token': key.derive('simulated-asaas').toString('base64url') },
      body: JSON.stringify({ id: 'evt_1&1', event: 'PAYMENT_RECEIVED', payment: { id: 'pay_1' } }),
    })
    expect(told.status).toBe(401)
    await shop.sweep()
    const { rows: people } = await owner('SELECT user_id FROM charges WHERE id = $1', [id])
    expect(people).toEqual([{ user_id: null }])
    expect((await shop.app.call('GET', '/api/checkout/options')).body).toMatchObject({
      isAvailable: true,
      isDemonstration: false,
    })
    await set('asaas_config', {})
    await settledPayments(shop.app)
  })

  it('takes no key that it cannot open, and tells the operator', async () => {
    await set('asaas_config', { api_key: 'not sealed', environment: 'production' })
    later({ minutes: 1 })
    const { body } = await shop.app.call('GET', '/api/checkout/options')
    expect(body).toMatchObject({ isDemonstration: true })
    await set('asaas_config', {})
    expect(shop.errors.join()).toContain('cannot be opened')
  })
})

it('tells the browser that its payment moved', async () => {
  const ana = await buyer(shop)
  await ana.payByPix()
  const abort = new AbortController()
  const stream = await fetch(`${shop.app.url}/api/checkout/sessions/${ana.id}/events`, {
    headers: { cookie: ana.cookie },
    signal: abort.signal,
  })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const told = (async () => {
    let text = ''
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString()
      if (text.includes('"checkout"')) return text
    }
    return text
  })()
  const { rows } = await owner('SELECT id FROM charges WHERE session_id = $1', [ana.id])
  await shop.payCode(rows[0].id)
  expect(await told).toContain('event: changed')
  expect((await ana.payment()).state).toBe('paid')
  abort.abort()
})
