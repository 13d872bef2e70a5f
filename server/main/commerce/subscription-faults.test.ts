import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { nightQueue } from '#commerce/reconciliation/index.ts'
import { followAccount, giveMonths, pricesQueue } from '#commerce/subscriptions/index.ts'
import { buyer } from '#main/testing/buyer.ts'
import { lookAfter, mailsTo, type SentMail } from '#main/testing/reminders.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { dayComes, type Subscriber, subscriber } from '#main/testing/subscriber.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import { newId } from '#platform/security/ids.ts'
import {
  chargeBack,
  giveBack,
  type Move,
  pay,
  winDispute,
} from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'
import { dayOf } from '#simulators/asaas/simulated-call.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.clock.moveTo('2026-11-22T12:00:00Z'))
afterAll(() => shop.close())

type Charge = Awaited<ReturnType<typeof takeCharge>>

/** Something happens to a charge at the provider; its webhook follows, if it is not lost. */
async function happens(chargeId: string, move: (charge: Charge, today: string) => Move) {
  const { rows } = await shop.app.owner.query(
    'SELECT provider_id AS id FROM charges WHERE id = $1',
    [chargeId],
  )
  await shop.atProvider(async (call) =>
    keepMove(call, move(await takeCharge(call, rows[0].id), dayOf(call.now))),
  )
}

const asNews = <T>(work: (ctx: Parameters<typeof followAccount>[0]) => Promise<T>): Promise<T> => {
  const { jobs, database } = shop.app
  const events = new TransactionEvents()
  return asSystem(database.db, (tx) => work({ tx, clock: shop.clock, jobs, events }))
}

it('ends with a chargeback, comes back when that is won, and follows nobody who is gone', async () => {
  const maria = await subscriber(shop)
  const chargeId = (await maria.view()).payments[0]?.id ?? ''
  await happens(chargeId, chargeBack)
  await expect.poll(async () => (await maria.profile()).state).toBe('INATIVO')
  await lookAfter([shop.app])
  const told = (await mailsTo(shop.app, maria.email)).slice(1)
  expect(told.map(({ subject }) => subject)).toEqual(['Pagamento contestado'])
  expect(told[0]?.text).toMatch(/fale com a gente\.\s+Falar com a gente:\s+\S+\/help\s/)
  await happens(chargeId, winDispute)
  await expect.poll(async () => (await maria.profile()).state).toBe('ATIVO')
  // Whoever contested is not charged anew unasked, hears of it once, and may go on.
  expect(await maria.view()).toMatchObject({
    ...{ status: 'cancelled', nextCharge: null, accessUntil: '2026-12-28' },
    cancellation: { reason: 'contestado' },
  })
  await lookAfter([shop.app])
  const [, ...since] = (await mailsTo(shop.app, maria.email)).slice(1)
  expect(since.map(({ subject }) => subject)).toEqual(['Seu pagamento foi confirmado pelo banco'])
  expect(since[0]?.text).toContain(
    'A contestação de R$ 39,90 terminou, e o pagamento vale. Seu Plano Mensal é seu até 28/12/2026.',
  )
  expect(since[0]?.text).toContain('Depois desse dia nada é cobrado.')
  expect((await maria.act('resume')).status).toBe(200)
  expect((await maria.view()).nextCharge).toMatchObject({ on: '2026-12-29' })

  const gone = await subscriber(shop)
  const charge = (await gone.view()).payments[0]?.id ?? ''
  await shop.app.owner.query('DELETE FROM profiles WHERE id = $1', [gone.userId])
  await happens(charge, chargeBack)
  const states = 'SELECT state FROM charge_events WHERE charge_id = $1 ORDER BY id'
  await expect
    .poll(async () => (await shop.app.owner.query(states, [charge])).rows.at(-1)?.state)
    .toBe('charged-back')
})

it('mends at night what a lost webhook should have done, and says what', async () => {
  await shop.fault({ lostPercent: 100 })
  const joao = await subscriber(shop, { by: 'none' })
  const maria = await subscriber(shop)
  const chargeId = (await maria.view()).payments[0]?.id ?? ''
  await happens(chargeId, chargeBack)
  await shop.fault({ lostPercent: 0 })
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO' })
  await asSystem(shop.app.database.db, (tx) => shop.app.jobs.enqueue(tx, nightQueue, {}))
  await expect.poll(async () => (await maria.profile()).state).toBe('INATIVO')
  const mended = 'SELECT corrigidas FROM conciliacoes ORDER BY iniciada_em DESC LIMIT 1'
  await expect
    .poll(async () => (await shop.app.owner.query(mended)).rows[0]?.corrigidas)
    .toEqual([{ charge: chargeId, before: 'confirmed', after: 'charged-back' }])
  const { rows } = await shop.app.owner.query(
    `SELECT count(*)::int AS n FROM admin_alerts WHERE rule = 'reconciliation-mended'`,
  )
  expect(rows[0].n).toBe(1)
  expect(await joao.profile()).toMatchObject({ state: 'TRIAL' })
})

it('stops with an account that is closing, and goes on when its person comes back', async () => {
  const joao = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-24T12:00:00Z')
  const open = (await joao.view()).toPay
  expect(open).not.toBeNull()
  await asNews((ctx) => followAccount(ctx, { userId: joao.userId, isClosing: true }))
  await settledPayments(shop.app)
  expect(await joao.view()).toMatchObject({ status: 'cancelled', toPay: null, nextCharge: null })
  await asNews((ctx) => followAccount(ctx, { userId: joao.userId, isClosing: false }))
  await dayComes(shop, '2026-12-25T12:00:00Z')
  const again = await joao.view()
  expect(again).toMatchObject({ status: 'active', toPay: { amountCents: 3_990 } })
  expect(again.toPay?.id).not.toBe(open?.id)
})

it('gives the months of a prize once, after what is paid', async () => {
  const maria = await subscriber(shop)
  const prize = { id: newId(), userId: maria.userId, months: 3 }
  await asNews((ctx) => giveMonths(ctx, prize))
  await asNews((ctx) => giveMonths(ctx, prize))
  expect(await maria.profile()).toMatchObject({ state: 'ATIVO', endsOn: '2027-03-28' })
  expect(await maria.told()).toEqual(['premio'])
  expect(await letterTo(maria)).toMatchObject({
    subject: 'Você ganhou 3 meses grátis!',
    text: expect.stringMatching(
      /Plano Mensal vai até 28\/03\/2027\.[\s\S]*só vem depois desse dia/,
    ),
  })
})

it('tells whoever never bought of what they won, and asks nothing for the days after it', async () => {
  const hugo = await subscriber(shop, { by: 'none' })
  await dayComes(shop, '2026-12-05T12:00:00Z')
  await asNews((ctx) => giveMonths(ctx, { id: newId(), userId: hugo.userId, months: 1 }))
  expect(await letterTo(hugo)).toMatchObject({
    subject: 'Você ganhou 1 mês grátis!',
    text: expect.stringMatching(
      /vai até 04\/01\/2027\.[\s\S]*Nada é cobrado pelo presente, nem depois/,
    ),
  })
  expect(await hugo.view()).toMatchObject({
    ...{ status: 'active', accessUntil: '2027-01-04', nextCharge: null, billingType: null },
    may: { cancel: false, change: true, changeMethod: true },
  })
  await dayComes(shop, '2027-01-02T12:00:00Z')
  expect(await hugo.view()).toMatchObject({ status: 'active', toPay: null, payments: [] })
  await dayComes(shop, '2027-01-05T12:00:00Z')
  expect(await hugo.profile()).toMatchObject({ state: 'INATIVO' })
  expect(await hugo.told()).toEqual(['premio', 'assinatura-encerrada'])
})

/** The last one, to an address that is proven. */
async function letterTo({ userId, email }: Subscriber): Promise<SentMail | undefined> {
  await shop.app.owner.query('UPDATE auth."user" SET email_verified = true WHERE id = $1', [userId])
  await lookAfter([shop.app])
  return (await mailsTo(shop.app, email)).at(-1)
}

it('gives back by itself what was paid twice', async () => {
  const joao = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-24T12:00:00Z')
  const { toPay } = await joao.view()
  // The code was copied before the change of plan, and is paid all the same.
  const planId = '01936000-0000-7000-8000-000000000003'
  const quote = (await joao.act('quote', { planId })).body as { dueCents: number }
  await joao.act('change', { planId, dueCents: quote.dueCents, installments: 1 })
  const change = (await joao.view()).toPay
  expect(change).toMatchObject({ reason: 'troca', amountCents: quote.dueCents })
  await happens(change?.id ?? '', pay)
  await expect.poll(async () => (await joao.profile()).period).toBe('YEARLY')
  await settledPayments(shop.app)
  await happens(toPay?.id ?? '', pay)
  await expect
    .poll(async () => (await joao.view()).payments.find(({ id }) => id === toPay?.id)?.state)
    .toBe('refunded')
  expect(await joao.profile()).toMatchObject({ period: 'YEARLY' })
})

/** Asks for the end of an account, as its person. */
const leave = async (cookie: string) => {
  const typed = { confirmation: 'EXCLUIR', password: 'uma senha longa 73' }
  const body = JSON.stringify(typed)
  const answer = await shop.app.call('POST', '/api/account/deletion', { cookie, body })
  expect(answer.status).toBe(200)
  await settledPayments(shop.app)
}
const statesOf = async (chargeId: string): Promise<string[]> => {
  const { rows } = await shop.app.owner.query<{ state: string }>(
    'SELECT state FROM charge_events WHERE charge_id = $1 ORDER BY id',
    [chargeId],
  )
  return rows.map(({ state }) => state)
}
const refundsTo = async (email: string): Promise<string[]> => {
  await lookAfter([shop.app])
  const letters = await mailsTo(shop.app, email)
  return letters.filter(({ subject }) => subject === 'Reembolso feito').map(({ text }) => text)
}

it('gives back a renewal that is paid for an account that is being deleted', async () => {
  const joao = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-24T12:00:00Z')
  const id = (await joao.view()).toPay?.id ?? ''
  const { endsOn } = await joao.profile()
  await leave(await joao.cookie())
  expect(await statesOf(id)).toContain('deleted')
  // The bank's app had the code already.
  await happens(id, pay)
  await expect.poll(() => statesOf(id)).toContain('refunded')
  await expect.poll(() => refundsTo(joao.email)).toHaveLength(1)
  expect((await refundsTo(joao.email))[0]).toContain('Sua conta está para ser excluída')
  const back = await shop.app.call('DELETE', '/api/account/deletion', {
    cookie: await joao.cookie(),
  })
  expect(back.status).toBe(200)
  await settledPayments(shop.app)
  // It is renewed as before, by a code of its own.
  expect(await joao.profile()).toMatchObject({ state: 'ATIVO', endsOn })
  await expect.poll(async () => (await joao.view()).status).toBe('active')
})

it('gives back a first payment for an account that is being deleted, and opens no plan', async () => {
  const ana = await subscriber(shop, { by: 'none' })
  const cookie = await ana.cookie()
  const browser = await buyer(shop, { email: ana.email, session: cookie })
  await browser.payByPix()
  const { rows } = await shop.app.owner.query<{ id: string }>(
    'SELECT id FROM charges WHERE session_id = $1',
    [browser.id],
  )
  const id = rows[0]?.id ?? ''
  await leave(cookie)
  await happens(id, pay)
  await expect.poll(() => statesOf(id)).toContain('refunded')
  expect((await ana.profile()).state).toBe('TRIAL')
  await expect.poll(() => refundsTo(ana.email)).toHaveLength(1)
  expect((await refundsTo(ana.email))[0]).toContain('Sua conta está para ser excluída')
  const { rows: told } = await shop.app.owner.query<{ subject: string }>(
    'SELECT assunto AS subject FROM caixa_de_saida WHERE destinatario = $1',
    [ana.email],
  )
  expect(told.map(({ subject }) => subject)).not.toContain(
    'Pagamento confirmado: seu plano está ativo',
  )
})

it('shortens a plan by what a bank took back of its price, and says so', async () => {
  const rafael = await subscriber(shop)
  const planId = '01936000-0000-7000-8000-000000000003'
  const first = (await rafael.view()).payments[0]?.id ?? ''
  await rafael.act('change', { planId, dueCents: 21_000, installments: 1 })
  expect(await rafael.profile()).toMatchObject({ endsOn: '2027-11-28' })
  shop.clock.moveTo('2026-12-22T12:00:00Z')
  await happens(first, chargeBack)
  // 306 of its 365 days were paid; the trial's rest had come with what was taken back.
  await expect
    .poll(() => rafael.profile())
    .toMatchObject({ state: 'ATIVO', period: 'YEARLY', endsOn: '2027-09-23' })
  expect(await rafael.view()).toMatchObject({ status: 'cancelled', nextCharge: null })
  const letters = async () => {
    await lookAfter([shop.app])
    const mails = await mailsTo(shop.app, rafael.email)
    return mails.filter(({ subject }) => subject === 'Pagamento contestado')
  }
  await expect.poll(letters).toHaveLength(1)
  const [letter] = await letters()
  expect(letter?.text).toContain('Com isso, seu acesso vai até 23/09/2027.')
  expect(letter?.text).not.toContain('encerrado')
  await happens(first, winDispute)
  await expect.poll(() => rafael.profile()).toMatchObject({ endsOn: '2027-11-28' })
})

it('shortens a plan by a credit that was given back at the provider, and goes on with it', async () => {
  const rafael = await subscriber(shop)
  const planId = '01936000-0000-7000-8000-000000000003'
  const first = (await rafael.view()).payments[0]?.id ?? ''
  await rafael.act('change', { planId, dueCents: 21_000, installments: 1 })
  shop.clock.moveTo('2026-12-22T12:00:00Z')
  const atOnce = { valueCents: null, description: null, at: '2026-12-22T12:00:00Z' }
  await happens(first, (charge) => giveBack(charge, atOnce))
  await expect
    .poll(() => rafael.profile())
    .toMatchObject({ state: 'ATIVO', period: 'YEARLY', endsOn: '2027-09-23' })
  // Nobody cancelled: what is paid of the plan is renewed at its end.
  expect(await rafael.view()).toMatchObject({
    ...{ status: 'active', cancellation: null },
    nextCharge: { on: '2027-09-24', amountCents: 24_990 },
  })
  await expect.poll(() => refundsTo(rafael.email)).toHaveLength(1)
  expect((await refundsTo(rafael.email)).join()).toContain(
    'Com isso, seu acesso vai até 23/09/2027.',
  )
  expect(await rafael.told()).not.toContain('cancelamento')
  // The payment that the plan itself came by: it ends, and nothing is renewed.
  const change = (await rafael.view()).payments.find(({ reason }) => reason === 'troca')
  await happens(change?.id ?? '', (charge) => giveBack(charge, atOnce))
  await expect.poll(() => rafael.profile()).toMatchObject({ state: 'INATIVO' })
  expect((await rafael.view()).nextCharge).toBeNull()
})

it('is renewed by nothing where what was given back leaves no day of it', async () => {
  const rafael = await subscriber(shop)
  const planId = '01936000-0000-7000-8000-000000000003'
  const first = (await rafael.view()).payments[0]?.id ?? ''
  await rafael.act('change', { planId, dueCents: 21_000, installments: 1 })
  // Three days after the last that the other payment pays for.
  shop.clock.moveTo('2027-09-26T12:00:00Z')
  const atOnce = { valueCents: null, description: null, at: '2027-09-26T12:00:00Z' }
  await happens(first, (charge) => giveBack(charge, atOnce))
  await expect.poll(() => rafael.profile()).toMatchObject({ state: 'INATIVO' })
  expect((await rafael.view()).nextCharge).toBeNull()
})

it.each(['before', 'after'])(
  'gives a change back whose credit had gone back, where that came %s its end',
  async (when) => {
    const joao = await subscriber(shop, { by: 'pix' })
    const planId = '01936000-0000-7000-8000-000000000003'
    await joao.act('change', { planId, dueCents: 21_000, installments: 1 })
    const { toPay, refund } = await joao.view()
    const chargeId = toPay?.id ?? ''
    const back = { chargeId: refund?.chargeId, amountCents: refund?.amountCents }
    // The provider's webhooks wait: the bank pays the code while the refund is asked for.
    if (when === 'before') await shop.fault({ isQueueInterrupted: true })
    if (when === 'before') await shop.payCode(chargeId)
    await joao.act('refund', back)
    if (when === 'before') await shop.fault({ isQueueInterrupted: false })
    else await shop.payCode(chargeId)
    await expect
      .poll(async () => (await joao.view()).payments.map(({ state }) => state))
      .toEqual(['refunded', 'refunded'])
    expect(await joao.profile()).toMatchObject({ state: 'INATIVO' })
    // It names what was had, and not what was wanted.
    expect(await joao.view()).toMatchObject({ status: 'refunded', plan: { period: 'MONTHLY' } })
    const { rows } = await shop.app.owner.query(
      'SELECT rule FROM admin_alerts WHERE subject = $1',
      [chargeId],
    )
    expect(rows).toEqual([{ rule: 'surplus-payment' }])
    await expect.poll(() => refundsTo(joao.email)).toHaveLength(2)
    expect((await refundsTo(joao.email)).join()).toContain(
      'contava com o crédito de um pagamento que já voltou',
    )
    expect((await mailsTo(shop.app, joao.email)).map(({ subject }) => subject)).not.toContain(
      'Pagamento recebido',
    )
  },
)

it('keeps the card that paid, and gives the PIX back that came after it', async () => {
  const joao = await subscriber(shop, { by: 'pix' })
  await shop.app.owner.query('UPDATE auth."user" SET email_verified = true WHERE id = $1', [
    joao.userId,
  ])
  await dayComes(shop, '2026-12-30T12:00:00Z')
  const { toPay } = await joao.view()
  const card = {
    ...{ number: '5162 3062 1937 8829', holderName: 'JOAO REIS', expiry: '12/30', code: '737' },
    ...{ document: '529.982.247-25', cep: '01310-100', addressNumber: '10' },
  }
  await joao.act('card', card)
  await joao.act('pay')
  const before = await joao.view()
  expect(before).toMatchObject({ status: 'active', payments: [{ state: 'paid' }, {}] })
  shop.clock.moveTo('2026-12-30T12:05:00Z')
  await happens(toPay?.id ?? '', pay)
  const states = async () =>
    (await joao.view()).payments.map(({ billingType, state }) => `${billingType} ${state}`)
  await expect.poll(states).toEqual(['CREDIT_CARD paid', 'PIX refunded', 'PIX paid'])
  expect(await joao.view()).toMatchObject({ status: 'active', card: { lastFour: '8829' } })
  await lookAfter([shop.app])
  const letters = await mailsTo(shop.app, joao.email)
  const refund = letters.find(({ subject }) => subject === 'Reembolso feito')
  expect(refund?.text).toContain('chegou quando o plano já estava pago')
})

it('lets news of one charge come shuffled and doubled, to the same end', async () => {
  await shop.fault({ shufflesEvents: true, doublesEvents: true })
  const maria = await subscriber(shop)
  const { refund } = await maria.view()
  await maria.act('refund', { chargeId: refund?.chargeId, amountCents: refund?.amountCents })
  await shop.fault({ shufflesEvents: false, doublesEvents: false })
  await expect.poll(async () => (await maria.view()).status).toBe('refunded')
  expect((await maria.told()).toSorted()).toEqual(['reembolso'])
})

it('says in time what the next renewal will cost, and asks no more before', async () => {
  const maria = await subscriber(shop)
  const { owner, jobs, database } = shop.app
  await owner.query(`UPDATE admin_plans SET price = 49.90 WHERE period = 'MONTHLY'`)
  const tell = async () => {
    await asSystem(database.db, (tx) => jobs.enqueue(tx, pricesQueue, {}))
    await expect.poll(() => maria.told()).toContain('preco')
  }
  await tell()
  expect((await maria.view()).nextCharge).toMatchObject({ on: '2026-12-29', amountCents: 4_990 })
  const late = await subscriber(shop, { plan: 'trimestral' })
  expect(await late.told()).toEqual([])
  await owner.query(`UPDATE admin_plans SET price = 39.90 WHERE period = 'MONTHLY'`)
})
