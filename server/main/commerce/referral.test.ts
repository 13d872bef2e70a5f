import type { CommissionLine, Referral } from '@lya/contract/commerce/referral.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleQueue } from '#commerce/referral/index.ts'
import { type Buyer, buyer } from '#main/testing/buyer.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'
import { chargeBack, giveBack, winDispute } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const show = (person: TestPerson) => person.ask<Referral>('GET', '/api/referral')

const lines = async (person: TestPerson) =>
  (await person.ask<{ items: CommissionLine[] }>('GET', '/api/referral/commissions')).items

/** Somebody, and what remains of them in their browser once they signed out of it. */
async function inTheirBrowser(): Promise<{ ana: TestPerson; device: string }> {
  const email = `${newId()}@exemplo.com.br`
  const ana = await testPerson(shop.app)
  const { owner } = shop.app
  await owner.query('UPDATE profiles SET email = $2 WHERE id = $1', [ana.userId, email])
  await owner.query('UPDATE auth."user" SET email = $2 WHERE id = $1', [ana.userId, email])
  const signedIn = await shop.app.call('POST', '/api/sign-in', {
    body: JSON.stringify({ email, password: 'uma senha longa 73' }),
  })
  const device = signedIn.headers.getSetCookie().find((one) => one.includes('lya_device'))
  return { ana, device: device?.split(';')[0] ?? '' }
}

let phones = 0
/** Signs up with somebody's link. */
async function friendOf(
  person: TestPerson,
  cookie = '',
): Promise<{ userId: string; email: string }> {
  phones += 1
  const email = `${newId()}@exemplo.com.br`
  const { code } = await show(person)
  const answer = await shop.app.call('POST', '/api/sign-up', {
    cookie,
    body: JSON.stringify({
      ...{ name: 'Bia Reis', email, phone: `11977${String(phones).padStart(6, '0')}` },
      ...{ password: 'uma senha longa 73', ref: code },
    }),
  })
  const { session } = answer.body as { session: { userId: string } }
  return { userId: session.userId, email }
}

/** Buys for an e-mail that is known already, by PIX. */
async function buyByPix(email: string): Promise<Buyer & { chargeId: string }> {
  const made = await buyer(shop, { email, isKnown: true })
  expect((await made.payByPix()).body).toMatchObject({ state: 'awaiting-pix' })
  const { rows } = await shop.app.owner.query('SELECT id FROM charges WHERE session_id = $1', [
    made.id,
  ])
  const chargeId: string = rows[0].id
  await shop.payCode(chargeId)
  await expect.poll(async () => (await made.payment()).state).toBe('paid')
  return { ...made, chargeId }
}

async function settle(): Promise<void> {
  await asSystem(shop.app.database.db, (tx) => shop.app.jobs.enqueue(tx, settleQueue, {}))
  await expect
    .poll(async () => {
      const { rows } = await shop.app.owner.query(
        `SELECT count(*)::int AS open FROM pgboss.job WHERE name = 'referral.settle'
            AND state IN ('created', 'retry', 'active')`,
      )
      return rows[0].open
    })
    .toBe(0)
}

const later = (days: number) =>
  shop.clock.moveTo(
    shop.clock
      .now()
      .add({ hours: 24 * days })
      .toString(),
  )

describe('a friend who pays', () => {
  it('brings half of it, which is owed once the refund window is over', async () => {
    const ana = await testPerson(shop.app)
    const bia = await friendOf(ana)
    expect(await show(ana)).toMatchObject({ total: 1, paid: 0, trial: 1, estimatedCents: 0 })
    await buyByPix(bia.email)
    expect(await show(ana)).toMatchObject({
      commissions: { pendingCents: 1_995, approvedCents: 0, paidOutCents: 0 },
      ...{ paid: 1, estimatedCents: 2_500, counted: 0, waiting: 1 },
    })
    await settle()
    expect((await show(ana)).commissions.pendingCents).toBe(1_995)
    const paidOn = shop.clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
    const line = {
      ...{ name: 'Bia Reis', paidOn: paidOn.toString(), amountCents: 1_995, reason: null },
    }
    expect(await lines(ana)).toEqual([
      expect.objectContaining({
        ...{ ...line, state: 'pending', releasedOn: paidOn.add({ days: 7 }).toString() },
      }),
    ])
    later(8)
    await settle()
    await settle()
    expect(await lines(ana)).toEqual([
      expect.objectContaining({ ...line, state: 'approved', releasedOn: null }),
    ])
    expect(await show(ana)).toMatchObject({
      commissions: { pendingCents: 0, approvedCents: 1_995, paidOutCents: 0 },
      ...{ counted: 1, waiting: 0 },
    })
    const { items } = await ana.ask<{ items: unknown[] }>('GET', '/api/referral/people')
    expect(items).toEqual([expect.objectContaining({ id: bia.userId, name: 'Bia Reis' })])
  })

  it.each([
    ['whole', 3_990, -1_995],
    ['half', 1_995, -998],
  ])(
    'takes it back with the %s of the money, also after it was paid out',
    async (_, back, owed) => {
      const ana = await testPerson(shop.app)
      const bia = await friendOf(ana)
      const { chargeId } = await buyByPix(bia.email)
      later(8)
      await settle()
      await shop.app.owner.query(
        `INSERT INTO commissions (id, user_id, charge_id, kind, amount, cause, created_at)
        VALUES ($1, $2, $3, 'paid-out', 19.95, 'lote', now())`,
        [newId(), ana.userId, chargeId],
      )
      const { rows } = await shop.app.owner.query('SELECT provider_id FROM charges WHERE id = $1', [
        chargeId,
      ])
      const given = { valueCents: back, description: null, at: shop.clock.now().toString() }
      await shop.atProvider(async (call) =>
        keepMove(call, giveBack(await takeCharge(call, rows[0].provider_id), given)),
      )
      await expect.poll(async () => (await show(ana)).commissions.approvedCents).toBe(owed)
      await settledPayments(shop.app)
      expect((await show(ana)).commissions.paidOutCents).toBe(1_995)
      const isWhole = back === 3_990
      expect(await lines(ana)).toEqual([
        expect.objectContaining({
          ...{ state: isWhole ? 'undone' : 'paid-out', reason: 'given-back' },
          amountCents: isWhole ? 1_995 : 997,
        }),
      ])
    },
  )
})

it('is whole again once a dispute was won, and a refund after it is no dispute', async () => {
  const ana = await testPerson(shop.app)
  const bia = await friendOf(ana)
  const made = await buyer(shop, { email: bia.email, isKnown: true })
  await made.payByCard()
  await expect.poll(async () => (await made.payment()).state).toBe('paid')
  const { rows } = await shop.app.owner.query(
    'SELECT provider_id FROM charges WHERE session_id = $1',
    [made.id],
  )
  const [whole] = await lines(ana)
  expect(whole).toMatchObject({ state: 'pending', reason: null })
  const isNow = (expected: Partial<CommissionLine>) =>
    expect.poll(async () => (await lines(ana))[0]).toEqual({ ...whole, ...expected })
  const move = (to: typeof chargeBack) =>
    shop.atProvider(async (call) => keepMove(call, to(await takeCharge(call, rows[0].provider_id))))
  await move(chargeBack)
  await isNow({ state: 'undone', reason: 'contested', releasedOn: null })
  await move(winDispute)
  await isNow({})
  const given = { valueCents: null, description: null, at: shop.clock.now().toString() }
  await move((charge) => giveBack(charge, given))
  await isNow({ state: 'undone', reason: 'given-back', releasedOn: null })
})

it('brings nothing when somebody refers themselves by a second e-mail', async () => {
  const ana = await testPerson(shop.app)
  const { rows } = await shop.app.owner.query('SELECT email FROM profiles WHERE id = $1', [
    ana.userId,
  ])
  await shop.app.owner.query(`UPDATE profiles SET status_plan = 'TRIAL' WHERE id = $1`, [
    ana.userId,
  ])
  await buyByPix(rows[0].email)
  const second = await friendOf(ana)
  await buyByPix(second.email)
  expect((await show(ana)).commissions.pendingCents).toBe(0)
  const { rows: excluded } = await shop.app.owner.query(
    'SELECT reason FROM referral_exclusions WHERE user_id = $1',
    [ana.userId],
  )
  expect(excluded).toEqual([{ reason: 'document' }])
})

describe('one person with two accounts', () => {
  const excluded = async (userId: string) => {
    const { rows } = await shop.app.owner.query(
      'SELECT reason FROM referral_exclusions WHERE user_id = $1',
      [userId],
    )
    return rows.map(({ reason }) => reason)
  }

  it('is known by the CPF of the payouts, whichever card pays', async () => {
    const ana = await testPerson(shop.app)
    await ana.send('PUT', '/api/referral/payout-key', { payoutKey: '111.444.777-35' })
    const second = await friendOf(ana)
    const made = await buyer(shop, { email: second.email, isKnown: true })
    await made.save({ cpf: '111.444.777-35', step: 2 })
    const card = { number: '4111 1111 7777 1111' }
    expect((await made.payByCard(card)).body).toMatchObject({ state: 'paid' })
    await settledPayments(shop.app)
    expect(await excluded(ana.userId)).toEqual(['payout-key'])
    expect(await show(ana)).toMatchObject({
      commissions: { pendingCents: 0 },
      ...{ total: 1, paid: 0, estimatedCents: 0, waiting: 0 },
    })
    const { items } = await ana.ask<{ items: unknown[] }>('GET', '/api/referral/people')
    expect(items).toMatchObject([{ planStatus: 'ATIVO', isExcluded: true }])
  })

  it('is known by the CPF of the payouts also when that is told later', async () => {
    const ana = await testPerson(shop.app)
    const second = await friendOf(ana)
    const made = await buyer(shop, { email: second.email, isKnown: true })
    await made.save({ cpf: '111.444.777-35', step: 2 })
    expect((await made.payByCard({ number: '4111 1111 7778 1111' })).body).toMatchObject({
      state: 'paid',
    })
    await settledPayments(shop.app)
    expect((await show(ana)).commissions.pendingCents).toBe(1_995)
    await ana.send('PUT', '/api/referral/payout-key', { payoutKey: '111.444.777-35' })
    await expect.poll(() => excluded(ana.userId)).toEqual(['payout-key'])
    expect((await show(ana)).commissions.pendingCents).toBe(0)
    expect(await lines(ana)).toMatchObject([{ state: 'undone', reason: 'self-referral' }])
    later(8)
    await settle()
    expect((await show(ana)).commissions).toMatchObject({ pendingCents: 0, approvedCents: 0 })
  })

  it.each(['card', 'PIX'])(
    'is known by the key of the payouts where a draft came after the form was complete, by %s',
    async (method) => {
      const ana = await testPerson(shop.app)
      const { code: ref } = await show(ana)
      await ana.send('PUT', '/api/referral/payout-key', { payoutKey: '345.678.912-28' })
      const second = await buyer(shop, { ref: ref ?? '' })
      // As the page saves it while somebody looks over what they typed.
      expect((await second.save({ cpf: '345.678.912-28' })).status).toBe(200)
      if (method === 'card') {
        const card = { number: '4111 1111 7781 1117' }
        expect((await second.payByCard(card)).body).toMatchObject({ state: 'paid' })
      } else {
        await second.payByPix({ document: '529.982.247-25' })
        const { rows } = await shop.app.owner.query(
          'SELECT id FROM charges WHERE session_id = $1',
          [second.id],
        )
        await second.save({ cpf: '345.678.912-28' })
        await shop.payCode(rows[0].id)
        await expect.poll(async () => (await second.payment()).state).toBe('paid')
      }
      await settledPayments(shop.app)
      expect(await excluded(ana.userId)).toEqual(['payout-key'])
      expect((await show(ana)).commissions.pendingCents).toBe(0)
    },
  )

  it('is known by the e-mail of the payouts', async () => {
    const ana = await testPerson(shop.app)
    const second = await friendOf(ana)
    await ana.send('PUT', '/api/referral/payout-key', { payoutKey: second.email.toUpperCase() })
    await buyByPix(second.email)
    expect(await excluded(ana.userId)).toEqual(['payout-key'])
  })

  it('is known by the CPF of both where each was typed with its marks', async () => {
    const ana = await testPerson(shop.app)
    const { code: ref } = await show(ana)
    await shop.app.owner.query(`UPDATE profiles SET status_plan = 'TRIAL' WHERE id = $1`, [
      ana.userId,
    ])
    const [own, second] = [
      await buyer(shop, { session: ana.cookie }),
      await buyer(shop, { ref: ref ?? '' }),
    ]
    for (const [one, number] of [
      [own, '4111 1111 7782 1116'],
      [second, '4111 1111 7783 1115'],
    ] as const) {
      await one.save({ cpf: '345.678.912-28', step: 2 })
      if (one === own) await one.save({ cpf: '345.678.912-28' })
      expect((await one.payByCard({ number })).body).toMatchObject({ state: 'paid' })
    }
    await settledPayments(shop.app)
    expect(await excluded(ana.userId)).toEqual(['document'])
  })

  it('is known by the browser in which the other account was open before', async () => {
    const { ana, device } = await inTheirBrowser()
    const stranger = await friendOf(ana)
    const second = await friendOf(ana, device)
    await buyByPix(second.email)
    const { rows } = await shop.app.owner.query(
      'SELECT referred_user_id AS id, reason FROM referral_exclusions WHERE user_id = $1',
      [ana.userId],
    )
    expect(rows).toEqual([{ id: second.userId, reason: 'browser' }])
    expect(second.userId).not.toBe(stranger.userId)
    expect((await show(ana)).commissions.pendingCents).toBe(0)
  })

  it('is known by that browser too where a guest buys by their own link, without a sign-up', async () => {
    const { ana, device } = await inTheirBrowser()
    const { code: ref } = await show(ana)
    const plan = { ref: ref ?? '' }
    const stranger = await buyer(shop, plan)
    expect((await stranger.payByCard()).body).toMatchObject({ state: 'paid' })
    expect((await show(ana)).commissions.pendingCents).toBeGreaterThan(0)
    const before = (await show(ana)).commissions.pendingCents
    const second = await buyer(shop, { ...plan, device })
    // The money comes from the bank: there is no browser then.
    expect((await second.payByPix()).body).toMatchObject({ state: 'awaiting-pix' })
    const { rows } = await shop.app.owner.query('SELECT id FROM charges WHERE session_id = $1', [
      second.id,
    ])
    await shop.payCode(rows[0].id)
    await expect.poll(async () => (await second.payment()).state).toBe('paid')
    await expect.poll(() => excluded(ana.userId)).toEqual(['browser'])
    expect((await show(ana)).commissions.pendingCents).toBe(before)
    const { items } = await ana.ask<{ items: object[] }>('GET', '/api/referral/people')
    expect(items).toMatchObject([{ isExcluded: true }, { isExcluded: false }])
  })

  it('is known where the link came after the checkout had been opened', async () => {
    const { ana, device } = await inTheirBrowser()
    const { code } = await show(ana)
    const made = await buyer(shop, { device, ref: 'NINGUEM1' })
    await made.send('POST', '/api/checkout/sessions', { ref: code?.toLowerCase() })
    expect((await made.payByCard({ number: '4111 1111 7779 1110' })).body).toMatchObject({
      state: 'paid',
    })
    expect(await excluded(ana.userId)).toEqual(['browser'])
  })
})

it('says whether somebody has a code, to guests, so often and no more', async () => {
  const ana = await testPerson(shop.app)
  const { code } = await show(ana)
  const meet = (typed: string) => shop.app.call('GET', `/api/referral/codes/${typed}`)
  expect((await meet(code ?? '')).body).toEqual({ isKnown: true })
  expect((await meet((code ?? '').toLowerCase())).body).toEqual({ isKnown: true })
  // As a message leaves it that ends in the link.
  expect((await meet(`${code}.`)).body).toEqual({ isKnown: true })
  expect((await meet('NINGUEM1')).body).toEqual({ isKnown: false })
  expect((await meet('%27%20OR%201=1')).body).toEqual({ isKnown: false })
  let last = await meet('NINGUEM1')
  for (let tries = 0; tries < 130 && last.status === 200; tries += 1) last = await meet('NINGUEM1')
  expect(last).toMatchObject({ status: 429, body: { code: 'referral.too-many-attempts' } })
})

it('gives the prizes of a milestone once', async () => {
  const ana = await testPerson(shop.app)
  for (let friends = 0; friends < 5; friends += 1) await buyByPix((await friendOf(ana)).email)
  later(8)
  await settle()
  await settle()
  const { counted, prizes } = await show(ana)
  expect(counted).toBe(5)
  expect(prizes).toEqual([
    { referrals: 5, months: 1, isWon: true },
    { referrals: 15, months: 3, isWon: false },
    { referrals: 40, months: 12, isWon: false },
  ])
  const { rows } = await shop.app.owner.query(
    'SELECT referrals, months FROM free_months WHERE user_id = $1',
    [ana.userId],
  )
  expect(rows).toEqual([{ referrals: 5, months: 1 }])
})

it('makes a code for who has none, once, and keeps a PIX key as the banks know it', async () => {
  const ana = await testPerson(shop.app)
  await shop.app.owner.query('UPDATE profiles SET affiliate_code = NULL WHERE id = $1', [
    ana.userId,
  ])
  expect(await show(ana)).toMatchObject({ code: null, link: null })
  const made = await Promise.all([1, 2].map(() => ana.ask('POST', '/api/referral/code')))
  expect(made[0]).toEqual(made[1])
  const { code, link } = await show(ana)
  expect(code).toMatch(/^[A-Z0-9]{8}$/)
  expect(link).toMatch(new RegExp(`/testegratis\\?ref=${code}$`))
  const put = (payoutKey: string) => ana.send('PUT', '/api/referral/payout-key', { payoutKey })
  expect((await put('(11) 98765-4321')).body).toEqual({ payoutKey: '+5511987654321' })
  expect(await put('minha chave')).toMatchObject({
    status: 400,
    body: { code: 'referral.payout-key-invalid' },
  })
  expect((await show(ana)).payoutKey).toBe('+5511987654321')
})

it('never lets a movement be changed or taken away', async () => {
  for (const text of ['UPDATE commissions SET amount = 1', 'DELETE FROM commissions']) {
    await expect(shop.app.owner.query(text)).rejects.toMatchObject({ code: '42501' })
  }
})
