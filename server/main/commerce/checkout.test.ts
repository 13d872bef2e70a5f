import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer } from '#main/testing/buyer.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ledger = async (sessionId: string): Promise<string[]> => {
  const { rows } = await shop.app.owner.query(
    `SELECT e.state FROM charge_events e JOIN charges c ON c.id = e.charge_id
      WHERE c.session_id = $1 ORDER BY e.id`,
    [sessionId],
  )
  return rows.map(({ state }) => state)
}

it('sells a plan by card to somebody new, who may then sign in', async () => {
  const maria = await buyer(shop, { plan: 'anual' })
  const paid = await maria.payByCard({ installments: 12 })
  expect([paid.status, paid.body]).toEqual([
    200,
    expect.objectContaining({
      state: 'paid',
      amountCents: 26_064,
      installments: 12,
      continueTo: 'login',
    }),
  ])
  expect(await ledger(maria.id)).toEqual(['confirmed'])
  const { status, body } = await shop.app.call('POST', '/api/sign-in', {
    body: JSON.stringify({ email: maria.email, password: 'uma senha longa 73' }),
  })
  expect([status, body]).toEqual([
    200,
    { isCodeDue: false, session: expect.objectContaining({ name: 'Maria Souza' }) },
  ])
  const { rows } = await shop.app.owner.query(
    `SELECT s.cc_number, s.password, s.user_id = c.user_id AS own, c.plan_amount, t.is_active
      FROM checkout_sessions s JOIN charges c USING (session_id)
      JOIN card_tokens t ON t.id = c.card_token_id WHERE session_id = $1`,
    [maria.id],
  )
  expect(rows).toEqual([
    { cc_number: '**** 1111', password: null, own: true, plan_amount: '249.90', is_active: true },
  ])
})

it('sells a plan by PIX, and hears of the money from the webhook', async () => {
  const joao = await buyer(shop)
  const asked = await joao.payByPix()
  expect(asked.body).toMatchObject({
    state: 'awaiting-pix',
    amountCents: 3_990,
    pix: { expiresAt: '2026-11-22T12:30:00Z', secondsLeft: 1_800 },
  })
  const { pix } = asked.body as { pix: { payload: string; picture: string } }
  expect(pix.payload).toMatch(/^000201/)
  expect(pix.picture).toMatch(/^data:image\/png;base64,/)
  const { rows } = await shop.app.owner.query('SELECT id FROM charges WHERE session_id = $1', [
    joao.id,
  ])
  await shop.payCode(rows[0].id)
  await expect.poll(async () => (await joao.payment()).state).toBe('paid')
  expect(await ledger(joao.id)).toEqual(['open', 'received'])
})

it('tells a declined card, and lets the next one pay', async () => {
  const ana = await buyer(shop)
  const declined = await ana.payByCard({ number: '5184 0197 4037 3151' })
  expect(declined.body).toMatchObject({ state: 'declined', refusal: 'checkout.card-declined' })
  const charged = await ana.payByCard({ number: '4000 0000 0000 0341' })
  expect(charged.body).toMatchObject({ state: 'declined' })
  expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
  expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.already-paid' })
  expect(await ledger(ana.id)).toEqual(['refused', 'refused', 'confirmed'])
})

it('charges a repeated attempt once, however it is repeated', async () => {
  const eva = await buyer(shop)
  const attemptId = newId()
  const twice = await Promise.all([eva.payByCard({ attemptId }), eva.payByCard({ attemptId })])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await eva.payByCard({ attemptId })).body).toMatchObject({ state: 'paid', attemptId })
  expect(await ledger(eva.id)).toEqual(['confirmed'])
})
