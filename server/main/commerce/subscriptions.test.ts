import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer } from '#main/testing/buyer.ts'
import { lookAfter, mailsTo } from '#main/testing/reminders.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { dayComes, type Subscriber, subscriber } from '#main/testing/subscriber.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const newCard = {
  ...{ number: '5162 3062 1937 8829', holderName: 'MARIA SOUZA', expiry: '12/30', code: '737' },
  ...{ document: '529.982.247-25', cep: '01310-100', addressNumber: '10' },
}

/** What a confirmation names. */
const refundOf = (refund: SubscriptionView['refund']) => ({
  chargeId: refund?.chargeId,
  amountCents: refund?.amountCents,
})

it('begins with a purchase, and adds what is left of the trial', async () => {
  const maria = await subscriber(shop)
  expect(await maria.profile()).toEqual({
    state: 'ATIVO',
    endsOn: '2026-12-28',
    period: 'MONTHLY',
    price: '39.90',
    method: 'CREDIT_CARD',
  })
  expect(await maria.view()).toMatchObject({
    status: 'active',
    plan: { name: 'Plano Mensal', priceCents: 3_990 },
    card: { lastFour: '1111' },
    nextCharge: { on: '2026-12-29', amountCents: 3_990 },
    refund: { amountCents: 3_990, until: '2026-11-29' },
    payments: [{ state: 'paid', amountCents: 3_990 }],
    may: { cancel: true, resume: false, change: true, changeMethod: true, pay: false },
  })
  expect(await maria.told()).toEqual([])
})

it.each([
  [
    'adds the one day that is shown until the trial has ended',
    '2026-11-29T23:57:00Z',
    '2026-12-29',
  ],
  ['adds nothing a minute after the end', '2026-11-30T00:01:00Z', '2026-12-28'],
])('%s', async (_what, at, endsOn) => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop, { by: 'none' })
  shop.clock.moveTo(at)
  const browser = await buyer(shop, { email: maria.email, session: await maria.cookie() })
  await browser.payByCard()
  await settledPayments(shop.app)
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO', endsOn })
})

it('is renewed by its card on the day after the last, once, whoever looks at once', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await dayComes(shop, '2026-12-24T12:00:00Z')
  expect(await maria.told()).toEqual(['renovacao'])
  await Promise.all([
    dayComes(shop, '2026-12-29T03:10:00Z'),
    dayComes(shop, '2026-12-29T03:10:00Z'),
  ])
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO', endsOn: '2027-01-28' })
  expect((await maria.view()).payments.map(({ state }) => state)).toEqual(['paid', 'paid'])
  await dayComes(shop, '2026-12-30T03:10:00Z')
  expect((await maria.view()).payments).toHaveLength(2)
  expect(await maria.told()).toEqual(['renovacao', 'recibo'])
})

it('is tried on the days of the ladder, suspended, and back by paying with another card', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await shop.fault({ declinesCards: true })
  const seen: unknown[] = []
  for (const day of ['12-29', '12-30', '12-31', '01-01', '01-02', '01-03', '01-04', '01-05']) {
    const year = day.startsWith('12') ? 2026 : 2027
    await dayComes(shop, `${year}-${day}T12:00:00Z`)
    const { status, payments } = await maria.view()
    seen.push([day, status, payments.filter(({ state }) => state === 'failed').length])
  }
  expect(seen).toEqual([
    ['12-29', 'grace', 1],
    ['12-30', 'grace', 2],
    ['12-31', 'grace', 2],
    ['01-01', 'grace', 3],
    ['01-02', 'grace', 3],
    ['01-03', 'grace', 4],
    ['01-04', 'grace', 4],
    ['01-05', 'suspended', 4],
  ])
  expect(await maria.profile()).toMatchObject({ state: 'SUSPENSO' })
  expect(await maria.told()).toEqual([
    ...Array.from({ length: 4 }, () => 'cobranca-falhou'),
    'assinatura-suspensa',
  ])
  const declined = await maria.act('pay')
  expect([declined.status, declined.body]).toMatchObject([
    409,
    { code: 'subscription.card-declined' },
  ])
  await shop.fault({ declinesCards: false })
  expect((await maria.act('card', newCard)).body).toMatchObject({ card: { lastFour: '8829' } })
  expect((await maria.act('pay')).body).toMatchObject({ status: 'active' })
  // The days without access are not paid for.
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO', endsOn: '2027-02-04' })
})

it('says that a card is being looked at, and charges nothing by a second press', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await shop.fault({ declinesCards: true })
  await dayComes(shop, '2026-12-29T12:00:00Z')
  await shop.fault({ declinesCards: false })
  // Refused today, tried tomorrow; access holds through the days of grace.
  expect(await maria.view()).toMatchObject({
    ...{ status: 'grace', accessUntil: '2027-01-04', nextTryOn: '2026-12-30' },
    isConfirming: false,
  })
  await maria.act('card', { ...newCard, number: '4000 0000 0000 9235' })
  for (const _ of [1, 2]) {
    const pressed = await maria.act('pay')
    expect([pressed.status, pressed.body]).toMatchObject([
      200,
      { status: 'grace', isConfirming: true, payments: [{ state: 'open' }, {}, {}] },
    ])
  }
})

it('ends thirty days after it was not paid', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await shop.fault({ declinesCards: true })
  await dayComes(shop, '2027-01-27T12:00:00Z')
  expect(await maria.profile()).toMatchObject({ state: 'SUSPENSO' })
  await dayComes(shop, '2027-01-28T12:00:00Z')
  await shop.fault({ declinesCards: false })
  expect(await maria.profile()).toMatchObject({ state: 'INATIVO' })
  expect(await maria.view()).toMatchObject({ status: 'ended', may: { pay: false } })
  // A clock that was wrong for a while ends nobody for good.
  await dayComes(shop, '2026-12-01T12:00:00Z')
})

it('is asked for when a server wakes that slept through the days of grace', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const [maria, joao] = [await subscriber(shop), await subscriber(shop, { by: 'pix' })]
  await dayComes(shop, '2027-01-12T12:00:00Z')
  await expect.poll(async () => (await maria.view()).status).toBe('active')
  expect((await maria.view()).accessUntil).toBe('2027-02-11')
  expect(await joao.view()).toMatchObject({ status: 'suspended', toPay: { reason: 'renovacao' } })
  // Nobody is asked for what is over.
  await dayComes(shop, '2027-01-29T12:00:00Z')
  await expect.poll(async () => (await joao.view()).toPay).toBeNull()
  expect((await joao.view()).status).toBe('ended')
})

it('asks for a PIX in one part where the card had paid in twelve, and in twelve by card again', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop, { plan: 'anual', installments: 12 })
  const byCard = { amountCents: 26_064, installments: 12 }
  expect(await maria.view()).toMatchObject({ nextCharge: byCard })
  const { body } = await maria.act('method', { billingType: 'PIX' })
  expect(body).toMatchObject({
    billingType: 'PIX',
    nextCharge: { amountCents: 24_990, installments: 1 },
  })
  expect((await maria.act('card', newCard)).body).toMatchObject({ nextCharge: byCard })
})

it('sends a PIX five days before, and renews when it is paid', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-24T12:00:00Z')
  const { toPay } = await joao.view()
  expect(toPay).toMatchObject({ amountCents: 3_990, dueOn: '2026-12-29', billingType: 'PIX' })
  expect(toPay?.pix?.payload).toMatch(/^000201/)
  expect(await joao.told()).toEqual(['renovacao'])
  await dayComes(shop, '2026-12-26T12:00:00Z')
  await shop.payCode(toPay?.id ?? '')
  await expect.poll(async () => (await joao.profile()).endsOn).toBe('2027-01-28')
  expect((await joao.view()).toPay).toBeNull()
})

it('sends a new PIX at once to who cancels and comes back in its last days', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-26T12:00:00Z')
  const { toPay: before } = await joao.view()
  expect(before?.pix).toBeTruthy()
  await joao.act('cancel', { reason: '' })
  expect(await joao.view()).toMatchObject({ toPay: null })
  await joao.act('resume')
  const { toPay: again } = await joao.view()
  expect(again).toMatchObject({ amountCents: 3_990, dueOn: '2026-12-29' })
  expect(again?.pix?.payload).toMatch(/^000201/)
  expect(again?.id).not.toBe(before?.id)
})

it('loses no day of the ladder while the provider is down', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await shop.fault({ outage: 'down' })
  await dayComes(shop, '2026-12-29T12:00:00Z')
  expect(await maria.told()).toEqual([])
  expect(await maria.view()).toMatchObject({ status: 'grace' })
  await shop.fault({ outage: 'none' })
  await dayComes(shop, '2026-12-29T14:00:00Z')
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO', endsOn: '2027-01-28' })
})

it('is cancelled with a reason, taken up again, and let go at its end', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const cancelled = await maria.act('cancel', { reason: 'Está caro para mim' })
  expect(cancelled.body).toMatchObject({
    ...{ status: 'cancelled', accessUntil: '2026-12-28', nextCharge: null },
    cancellation: { on: '2026-11-22', reason: 'Está caro para mim' },
  })
  expect(await maria.act('cancel', { reason: '' })).toMatchObject({
    body: { code: 'subscription.not-possible' },
  })
  expect((await maria.act('resume')).body).toMatchObject({ status: 'active' })
  await maria.act('cancel', { reason: 'Outro motivo' })
  await dayComes(shop, '2026-12-29T03:10:00Z')
  expect(await maria.profile()).toMatchObject({ state: 'INATIVO' })
  expect((await maria.view()).payments).toHaveLength(1)
  expect(await maria.told()).toEqual([
    ...['cancelamento', 'retomada', 'cancelamento'],
    'assinatura-encerrada',
  ])
  const { rows } = await shop.app.owner.query(
    'SELECT kind, cause FROM subscription_events WHERE user_id = $1 ORDER BY created_at, id',
    [maria.userId],
  )
  expect(rows.filter(({ cause }) => cause === 'pessoa').map(({ kind }) => kind)).toEqual([
    'cancelled',
    'resumed',
    'cancelled',
  ])
})

it('is paid back within seven days for the asking, and only once', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const { refund } = await maria.view()
  expect((await maria.act('refund', refundOf(refund))).status).toBe(200)
  expect(await maria.profile()).toMatchObject({ state: 'INATIVO' })
  expect(await maria.view()).toMatchObject({
    status: 'refunded',
    refund: null,
    payments: [{ state: 'refunded', refundedCents: 3_990 }],
  })
  expect(await maria.act('refund', refundOf(refund))).toMatchObject({
    body: { code: 'subscription.refund-over' },
  })
  const late = await subscriber(shop)
  const { refund: early } = await late.view()
  shop.clock.moveTo('2026-11-30T12:00:00Z')
  expect(await late.act('refund', refundOf(early))).toMatchObject({
    body: { code: 'subscription.refund-over' },
  })
})

it('gives back the payment that was shown, and no other that has become the newest', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const planId = '01936000-0000-7000-8000-000000000003'
  await maria.act('change', { planId, dueCents: 21_000, installments: 1 })
  const { refund: upgrade } = await maria.view()
  expect(upgrade).toMatchObject({ amountCents: 21_000 })
  expect(await maria.act('refund', { ...refundOf(upgrade), amountCents: 3_990 })).toMatchObject({
    body: { code: 'subscription.stale' },
  })
  const { version } = await maria.view()
  const again = { ...refundOf(upgrade), version }
  const both = await Promise.all([maria.act('refund', again), maria.act('refund', again)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  // The other tab looks anew, and asks for what it had shown.
  expect(await maria.act('refund', refundOf(upgrade))).toMatchObject({
    body: { code: 'subscription.stale' },
  })
  const states = (await maria.view()).payments.map(({ state }) => state)
  expect(states).toEqual(['refunded', 'paid'])
})

it('changes to a dearer plan at once, for what was quoted and nothing else', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const planId = '01936000-0000-7000-8000-000000000003'
  const quote = await maria.act('quote', { planId })
  expect(quote.body).toMatchObject({ when: 'now', creditCents: 3_990, dueCents: 21_000 })
  const tampered = await maria.act('change', { planId, dueCents: 100, installments: 1 })
  expect(tampered.body).toMatchObject({
    code: 'subscription.quote-changed',
    data: { quote: { dueCents: 21_000 } },
  })
  const bought = await maria.act('change', { planId, dueCents: 21_000, installments: 1 })
  expect(bought.body).toMatchObject({
    plan: { id: planId },
    payments: [{ amountCents: 21_000 }, {}],
  })
  expect(await maria.profile()).toMatchObject({ period: 'YEARLY', endsOn: '2027-11-28' })
})

it("leaves a guest's card to what it bought, and the person's own card theirs", async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const elisa = await subscriber(shop)
  const { refund } = await elisa.view()
  await elisa.act('refund', refundOf(refund))
  const own = (await elisa.view()).card
  const guest = await buyer(shop, { email: elisa.email, isKnown: true })
  const number = '5162 3062 1937 8829'
  expect((await guest.payByCard({ number })).body).toMatchObject({ state: 'paid' })
  await settledPayments(shop.app)
  expect(await elisa.view()).toMatchObject({ card: { lastFour: '8829' } })
  const { rows } = await shop.app.owner.query(
    `SELECT last_four_digits AS four, is_active AS active FROM card_tokens
      WHERE user_id = $1 ORDER BY created_at, id`,
    [elisa.userId],
  )
  expect(own).toBeNull()
  expect(rows).toEqual([
    { four: '1111', active: true },
    { four: '8829', active: false },
  ])
  const planId = '01936000-0000-7000-8000-000000000003'
  const quote = await elisa.act('quote', { planId })
  expect(quote.body).toMatchObject({ when: 'now', billingType: 'PIX', card: null })
  const asked = await elisa.act('change', { planId, dueCents: 21_000, installments: 1 })
  expect(asked.body).toMatchObject({
    plan: { name: 'Plano Mensal' },
    toPay: { reason: 'troca', billingType: 'PIX', amountCents: 21_000 },
  })
  // What it bought it renews.
  await dayComes(shop, `${(await elisa.view()).nextCharge?.on}T12:00:00Z`)
  const renewed = (await elisa.view()).payments.find(({ reason }) => reason === 'renovacao')
  expect(renewed).toMatchObject({ state: 'paid', billingType: 'CREDIT_CARD' })
})

it('lets the code of a change be given up, and goes on with the plan before', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  const planId = '01936000-0000-7000-8000-000000000003'
  const before = await joao.view()
  const asked = await joao.act('change', { planId, dueCents: 21_000, installments: 1 })
  expect(asked.body).toMatchObject({ toPay: { reason: 'troca', secondsLeft: 1_800 } })
  const { toPay, version } = await joao.view()
  const giveUp = (seen: number) =>
    joao.cookie().then((cookie) =>
      shop.app.call('DELETE', '/api/subscription/change', {
        cookie,
        body: JSON.stringify({ version: seen }),
      }),
    )
  expect((await giveUp(version - 1)).body).toMatchObject({ code: 'subscription.stale' })
  const left = await giveUp(version)
  expect([left.status, left.body]).toEqual([
    200,
    expect.objectContaining({
      toPay: null,
      plan: before.plan,
      nextCharge: before.nextCharge,
      payments: before.payments,
    }),
  ])
  const { rows } = await shop.app.owner.query(
    'SELECT state FROM charge_events WHERE charge_id = $1 ORDER BY id',
    [toPay?.id],
  )
  expect(rows.at(-1)).toEqual({ state: 'deleted' })
  const again = await joao.act('quote', { planId })
  expect(again.body).toMatchObject({ when: 'now', creditCents: 3_990, dueCents: 21_000 })
  await payInVain(joao, toPay?.id ?? '')
  expect(await joao.view()).toMatchObject({ plan: before.plan, nextCharge: before.nextCharge })
})

/** The code of a change that was given up is paid all the same: it goes back, with a letter. */
async function payInVain(who: Subscriber, chargeId: string): Promise<void> {
  const { status } = await who.view()
  await shop.app.owner.query('UPDATE auth."user" SET email_verified = true WHERE id = $1', [
    who.userId,
  ])
  await shop.payCode(chargeId)
  await expect
    .poll(async () => (await who.view()).payments.find(({ id }) => id === chargeId)?.state)
    .toBe('refunded')
  expect((await who.view()).status).toBe(status)
  await lookAfter([shop.app])
  const letters = await mailsTo(shop.app, who.email)
  const [back, ...others] = letters.filter(({ subject }) => subject === 'Reembolso feito')
  expect(others).toEqual([])
  expect(back?.text).toContain(
    'Esse pagamento chegou depois que você desistiu da troca, por isso voltou para você.',
  )
}

it('ends the code of a change with the subscription that is cancelled', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  const planId = '01936000-0000-7000-8000-000000000003'
  await joao.act('change', { planId, dueCents: 21_000, installments: 1 })
  const { toPay } = await joao.view()
  await joao.act('cancel', { reason: '' })
  await expect.poll(async () => (await joao.view()).toPay).toBeNull()
  expect(await joao.view()).toMatchObject({ status: 'cancelled', nextCharge: null })
  const { rows } = await shop.app.owner.query(
    'SELECT state FROM charge_events WHERE charge_id = $1 ORDER BY id',
    [toPay?.id],
  )
  expect(rows.at(-1)).toEqual({ state: 'deleted' })
  await payInVain(joao, toPay?.id ?? '')
  // Whoever wants the dearer plan after all is told what that does, and gets another code.
  await joao.act('change', { planId, dueCents: 21_000, installments: 1 })
  expect((await joao.view()).toPay).toMatchObject({ reason: 'troca', amountCents: 21_000 })
})

it('takes the code of a change back after half an hour, and goes on as before', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  const planId = '01936000-0000-7000-8000-000000000003'
  const before = await joao.view()
  await joao.act('change', { planId, dueCents: 21_000, installments: 1 })
  const { toPay } = await joao.view()
  shop.clock.moveTo('2026-11-22T12:29:00Z')
  await shop.sweep()
  expect(await joao.view()).toMatchObject({ toPay: { secondsLeft: 60 } })
  shop.clock.moveTo('2026-11-22T12:31:00Z')
  await shop.sweep()
  await expect.poll(async () => (await joao.view()).toPay).toBeNull()
  expect(await joao.view()).toMatchObject({ plan: before.plan, nextCharge: before.nextCharge })
  const { rows } = await shop.app.owner.query(
    'SELECT state FROM charge_events WHERE charge_id = $1 ORDER BY id',
    [toPay?.id],
  )
  expect(rows.at(-1)).toEqual({ state: 'deleted' })
})

it('keeps the card that was chosen after an upgrade when that is given back', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const planId = '01936000-0000-7000-8000-000000000003'
  await maria.act('change', { planId, dueCents: 21_000, installments: 1 })
  expect((await maria.act('card', newCard)).body).toMatchObject({ card: { lastFour: '8829' } })
  await maria.act('refund', refundOf((await maria.view()).refund))
  expect(await maria.view()).toMatchObject({
    plan: { period: 'MONTHLY' },
    card: { lastFour: '8829' },
  })
})

it('changes to a cheaper plan with the renewal, and a dearer one undoes that', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const ana = await subscriber(shop, { plan: 'trimestral' })
  const monthly = '01936000-0000-7000-8000-000000000001'
  const planned = await ana.act('change', { planId: monthly, dueCents: 3_990, installments: 1 })
  expect(planned.body).toMatchObject({
    plan: { period: 'QUARTERLY' },
    nextCharge: { on: '2027-03-01', amountCents: 3_990, plan: { id: monthly } },
    payments: [{}],
  })
  const yearly = '01936000-0000-7000-8000-000000000003'
  const dearer = await ana.act('change', { planId: yearly, dueCents: 16_000, installments: 1 })
  expect(dearer.body).toMatchObject({
    plan: { id: yearly },
    nextCharge: { amountCents: 24_990, plan: { id: yearly } },
  })
  // Given back, all is as it was, and as the letter had said.
  await ana.act('refund', refundOf((await ana.view()).refund))
  await expect.poll(async () => (await ana.view()).plan?.period).toBe('QUARTERLY')
  expect((await ana.view()).nextCharge).toMatchObject({ on: '2027-03-01', plan: { id: monthly } })
})

it('lets a cancellation stand again where the change that lifted it is given up', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const fabio = await subscriber(shop, { plan: 'trimestral' })
  await fabio.act('cancel', { reason: '' })
  expect(await fabio.view()).toMatchObject({ status: 'cancelled', nextCharge: null })
  const monthly = '01936000-0000-7000-8000-000000000001'
  const change = { planId: monthly, dueCents: 3_990, installments: 1 }
  expect((await fabio.act('change', change)).body).toMatchObject({
    status: 'active',
    nextCharge: { plan: { id: monthly } },
  })
  const giveUp = async () =>
    shop.app.call('DELETE', '/api/subscription/change', {
      cookie: await fabio.cookie(),
      body: JSON.stringify({ version: (await fabio.view()).version }),
    })
  expect((await giveUp()).body).toMatchObject({ status: 'cancelled', nextCharge: null })
  // Who then takes it up again by a wish of their own is not cancelled by giving up a change.
  await fabio.act('change', change)
  await fabio.act('cancel', { reason: '' })
  await fabio.act('resume')
  expect((await giveUp()).body).toMatchObject({ status: 'active' })
})

it('refuses what was decided on an older page', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const { version } = await maria.view()
  const cancel = () =>
    maria.act('cancel', { version, reason: '' }).then(({ body }) => (body as { code: string }).code)
  const outcomes = await Promise.all([cancel(), cancel()])
  expect(outcomes.filter((code) => code === 'subscription.stale')).toHaveLength(1)
})

it('shows nothing of it to anybody else, and is open while the plan is closed', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const other = await subscriber(shop, { by: 'none' })
  const [payment] = (await maria.view()).payments
  const path = `/api/subscription/payments/${payment?.id}/receipt`
  const own = await shop.app.call('GET', path, { cookie: await maria.cookie() })
  expect(own.body).toMatchObject({ amountCents: 3_990, payerEmail: maria.email })
  const strange = await shop.app.call('GET', path, { cookie: await other.cookie() })
  expect(strange.body).toMatchObject({ code: 'subscription.receipt-missing' })
  shop.clock.moveTo('2026-12-10T12:00:00Z')
  expect(await other.view()).toMatchObject({ status: 'trial', plan: null })
})

it('writes no failure of ours', () => {
  expect(shop.errors).toEqual([])
})
