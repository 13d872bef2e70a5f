import type { PaymentDetail } from '@lya/contract/backoffice/trade/payments.ts'
import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, buyer, cpf } from '#main/testing/buyer.ts'
import { testOperator } from '#main/testing/operator.ts'
import { lookAfter, mailsTo } from '#main/testing/reminders.ts'
import { setGroup } from '#main/testing/set-group.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { type Subscriber, subscriber } from '#main/testing/subscriber.ts'
import { newId } from '#platform/security/ids.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'

// A boleto's money goes back once its payer has said, on a page of the provider, where to.
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setGroup(shop, 'payment_methods', { credit_card: true, pix: true, boleto: true })
})
afterAll(() => shop.close())

const wanted = 'Falta só dizer onde você quer receber o reembolso'

/** Asks for a boleto and pays it. @returns The charge. */
async function payBySlip(browser: Buyer): Promise<string> {
  const id = await askForSlip(browser)
  await shop.payCode(id)
  return id
}

async function askForSlip(browser: Buyer): Promise<string> {
  const path = `/api/checkout/sessions/${browser.id}/boleto`
  const asked = await browser.send('POST', path, { attemptId: newId(), document: cpf })
  expect(asked.body).toMatchObject({ state: 'awaiting-boleto' })
  const { rows } = await shop.app.owner.query<{ id: string }>(
    `SELECT id FROM charges WHERE session_id = $1 AND billing_type = 'BOLETO'`,
    [browser.id],
  )
  return rows[0]?.id ?? ''
}

async function paidBySlip(): Promise<{ maria: Subscriber; chargeId: string }> {
  const maria = await subscriber(shop, { by: 'none' })
  const browser = await buyer(shop, { email: maria.email, session: await maria.cookie() })
  const chargeId = await payBySlip(browser)
  await expect.poll(async () => (await browser.payment()).state).toBe('paid')
  return { maria, chargeId }
}

async function lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
  await settledPayments(shop.app)
  await lookAfter([shop.app])
  return mailsTo(shop.app, email)
}
const asking = async (email: string) =>
  (await lettersTo(email)).filter(({ subject }) => subject === wanted)

/** The payer opens the provider's page and says where the money is to go. */
async function sayWhereTo(link: string): Promise<void> {
  const answer = await shop.app.call('POST', new URL(link).pathname)
  expect(answer.status).toBe(200)
}

const shownOf = ({ payments }: SubscriptionView, id: string) =>
  payments.find((payment) => payment.id === id)

async function linkOf({ view }: Subscriber, chargeId: string): Promise<string> {
  await expect
    .poll(async () => shownOf(await view(), chargeId))
    .toMatchObject({ state: 'refunding', refundUrl: expect.stringContaining('/reembolso/') })
  return shownOf(await view(), chargeId)?.refundUrl ?? ''
}

const alerts = async (subject: string) =>
  (await shop.app.owner.query('SELECT rule FROM admin_alerts WHERE subject = $1', [subject])).rows

it('asks whoever wants their money back where to, once, and ends access when it went', async () => {
  const { maria, chargeId } = await paidBySlip()
  const { refund } = await maria.view()
  await maria.act('refund', { chargeId: refund?.chargeId, amountCents: refund?.amountCents })
  const link = await linkOf(maria, chargeId)
  expect(new URL(link).pathname).toMatch(/^\/simulador\/asaas\/reembolso\/pay_/)
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO' })
  const [letter, ...others] = await asking(maria.email)
  expect(letter?.text).toMatch(/Seu reembolso de R\$.39,90 está a caminho/)
  expect(letter?.text).toContain('/profile?aba=assinatura')
  expect(letter?.text).toContain(link)
  expect([others, await alerts(chargeId)]).toEqual([[], []])
  const receipt = await shop.app.call('GET', `/api/subscription/payments/${chargeId}/receipt`, {
    cookie: await maria.cookie(),
  })
  expect(receipt.body).toMatchObject({ state: 'refunding' })
  expect(receipt.body).not.toHaveProperty('refundUrl')

  await sayWhereTo(link)
  await expect.poll(async () => (await maria.view()).status).toBe('refunded')
  expect(shownOf(await maria.view(), chargeId)).toMatchObject({
    state: 'refunded',
    refundUrl: null,
  })
  const letters = await lettersTo(maria.email)
  expect(letters.at(-1)).toMatchObject({
    subject: 'Reembolso feito',
    text: expect.stringContaining('na conta que você informou'),
  })
})

it('asks nobody twice, though the job be done again', async () => {
  const { maria, chargeId } = await paidBySlip()
  const { refund } = await maria.view()
  await maria.act('refund', { chargeId: refund?.chargeId, amountCents: refund?.amountCents })
  await linkOf(maria, chargeId)
  // Another request would be answered with a no, which is an alert.
  await shop.app.owner.query(
    `UPDATE simulador_asaas SET dados = jsonb_set(dados::jsonb, '{status}', '"REFUND_IN_PROGRESS"')
      WHERE id = (SELECT provider_id FROM charges WHERE id = $1)`,
    [chargeId],
  )
  const finance = await testOperator(shop.app, ['finance'])
  const body = { refundId: newId(), reason: 'pediu por telefone' }
  const again = await finance.send('POST', `/api/admin/payments/${chargeId}/refunds`, body)
  expect(again.status).toBe(200)
  await settledJobs(shop.app, ['charges.refund'])
  expect(await asking(maria.email)).toHaveLength(1)
  expect(await alerts(chargeId)).toEqual([])
})

it('asks for what was paid twice as well', async () => {
  const maria = await subscriber(shop, { by: 'none' })
  const browser = await buyer(shop, { email: maria.email, session: await maria.cookie() })
  const chargeId = await askForSlip(browser)
  expect((await browser.payByCard()).body).toMatchObject({ state: 'paid' })
  await shop.payCode(chargeId)
  const link = await linkOf(maria, chargeId)
  await expect.poll(() => asking(maria.email)).toHaveLength(1)
  await sayWhereTo(link)
  await expect
    .poll(async () => shownOf(await maria.view(), chargeId))
    .toMatchObject({ state: 'refunded', refundUrl: null })
  expect(await maria.view()).toMatchObject({ status: 'active' })
})

it('writes to whoever gave the purchase up, and has no account', async () => {
  const ana = await buyer(shop)
  const chargeId = await askForSlip(ana)
  await ana.send('POST', `/api/checkout/sessions/${ana.id}/leave`, {})
  await shop.payCode(chargeId)
  await expect.poll(() => asking(ana.email)).toHaveLength(1)
  const [letter] = await asking(ana.email)
  const [link = ''] = /http\S+\/reembolso\/\S+/.exec(letter?.text ?? '') ?? []
  await sayWhereTo(link)
  await expect
    .poll(async () => (await lettersTo(ana.email)).map(({ subject }) => subject))
    .toEqual([expect.stringContaining('boleto'), wanted, 'Reembolso feito'])
})

it('lets an operator ask for all of it, and says that it waits until it went', async () => {
  const { maria, chargeId } = await paidBySlip()
  const finance = await testOperator(shop.app, ['finance'])
  const path = `/api/admin/payments/${chargeId}`
  const show = () => finance.ask<PaymentDetail>('GET', path)
  const ask = (more: object = {}) =>
    finance.send('POST', `${path}/refunds`, {
      ...{ refundId: newId(), reason: 'pediu por telefone', ...more },
    })
  expect(await ask({ amountCents: 1_000 })).toMatchObject({
    ...{ status: 400, body: { code: 'payments.refund-part-of-boleto' } },
  })
  expect((await ask()).status).toBe(200)
  await expect.poll(async () => (await show()).awaitsPayer).toBe(true)
  expect(await show()).toMatchObject({ state: 'confirmed', refunds: [{ result: null }] })
  expect((await ask()).body).toMatchObject({ code: 'payments.refund-waiting' })
  const finances = await finance.send('GET', `/api/admin/users/${maria.userId}/finances`)
  expect(finances).toMatchObject({ status: 200, body: { paidCents: 3_990 } })
  expect(JSON.stringify(finances.body)).not.toContain('/reembolso/')

  await sayWhereTo(await linkOf(maria, chargeId))
  await expect.poll(async () => (await show()).state).toBe('refunded')
  expect(await show()).toMatchObject({ awaitsPayer: false, refunds: [{ result: 'done' }] })
})

it('forgets the page of a refund that was denied, and makes another when asked anew', async () => {
  const { maria, chargeId } = await paidBySlip()
  const finance = await testOperator(shop.app, ['finance'])
  const path = `/api/admin/payments/${chargeId}`
  const show = () => finance.ask<PaymentDetail>('GET', path)
  const ask = () =>
    finance.send('POST', `${path}/refunds`, { refundId: newId(), reason: 'pediu por telefone' })
  await ask()
  await linkOf(maria, chargeId)
  await shop.atProvider(async (call) => {
    const { providerId } = await show()
    const charge = await takeCharge(call, providerId ?? '')
    await keepMove(call, {
      ...{ charge: { ...charge, status: 'CONFIRMED' }, events: ['PAYMENT_REFUND_DENIED'] },
    })
  })
  await expect
    .poll(show)
    .toMatchObject({ awaitsPayer: false, refunds: [{ code: 'PAYMENT_REFUND_DENIED' }] })
  expect(await alerts(chargeId)).toEqual([{ rule: 'refund-refused' }])
  shop.clock.moveTo('2026-11-22T12:10:00Z')
  expect((await ask()).status).toBe(200)
  await linkOf(maria, chargeId)
  await expect.poll(() => asking(maria.email)).toHaveLength(2)
})
