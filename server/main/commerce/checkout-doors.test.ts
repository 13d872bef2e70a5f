import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, cpf, goodCard } from '#main/testing/buyer.ts'
import { setGroup } from '#main/testing/set-group.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
let hours = 0
beforeAll(async () => {
  shop = await openShop()
})
const start = Temporal.Instant.from('2026-11-22T12:00:00Z')
const later = (time: Temporal.DurationLike): void =>
  shop.clock.moveTo(start.add({ hours }).add(time).toString())
beforeEach(() => {
  hours += 25
  later({ hours: 0 })
})
afterAll(() => shop.close())

const owner = (text: string, values: unknown[] = []) => shop.app.owner.query(text, values)
const set = (key: string, value: object): Promise<void> => setGroup(shop, key, value)
const post = (path: string, body: object, cookie = '') =>
  shop.app.call('POST', path, { body: JSON.stringify(body), cookie })

describe('a checkout session', () => {
  it("is its own browser's, and its id opens nothing", async () => {
    const ana = await buyer(shop)
    const eve = await buyer(shop)
    const path = `/api/checkout/sessions/${ana.id}`
    const attempt = { attemptId: newId(), document: cpf }
    for (const cookie of ['', eve.cookie, `lya_checkout=${ana.id}`]) {
      const tries = [
        await shop.app.call('GET', path, { cookie }),
        await shop.app.call('GET', `${path}/payment`, { cookie }),
        await shop.app.call('GET', `${path}/events`, { cookie }),
        await shop.app.call('PATCH', path, { cookie, body: '{"name":"Eva"}' }),
        await post(`${path}/pix`, attempt, cookie),
        await post(`${path}/boleto`, attempt, cookie),
        await post(`${path}/card`, { ...goodCard, attemptId: newId() }, cookie),
      ]
      for (const { status, body } of tries) {
        expect([status, body]).toEqual([
          404,
          expect.objectContaining({ code: 'checkout.session-missing' }),
        ])
      }
    }
    const { body } = await ana.send('GET', path)
    expect(body).toMatchObject({ session: { name: 'Maria Souza', email: ana.email } })
  })

  it('is taken up for a day with what was typed, and never tells its password', async () => {
    const ana = await buyer(shop, { plan: 'trimestral' })
    later({ hours: 20 })
    const again = await ana.send('POST', '/api/checkout/sessions', {})
    expect(again.body).toMatchObject({
      isRestored: true,
      session: { id: ana.id, step: 2, hasPassword: true, plan: { slug: 'trimestral' } },
    })
    expect(JSON.stringify(again.body)).not.toMatch(/argon2|senha longa/)
    const { rows } = await owner('SELECT password FROM checkout_sessions WHERE session_id = $1', [
      ana.id,
    ])
    expect(rows[0].password).toMatch(/^\$argon2id\$/)
    later({ hours: 20 + 25 })
    const other = await ana.send('POST', '/api/checkout/sessions', {})
    expect(other.body).toMatchObject({ isRestored: false, session: { email: '' } })
  })

  it('keeps no password for the next one, once its buyer has given up', async () => {
    const ana = await buyer(shop)
    const { body } = await ana.save({ name: '', email: '', phone: '', cpf: '', step: 1 })
    expect(body).toMatchObject({ session: { email: '', hasPassword: false } })
    const next = { name: 'Bia Lima', email: 'bia.lima@exemplo.com.br', phone: '(11) 98888-7777' }
    expect(await ana.save({ ...next, cpf, step: 2 })).toMatchObject({
      body: { code: 'identity.password-short' },
    })
  })

  it('asks for more time when its own is over', async () => {
    await set('session_timeout', { timeout_minutes: 10, reminder_minutes: 8 })
    later({ minutes: 1 })
    const ana = await buyer(shop)
    const { session } = (await ana.send('GET', `/api/checkout/sessions/${ana.id}`)).body as {
      session: { expiresAt: string; remindAt: string }
    }
    const opened = shop.clock.now()
    expect(session).toMatchObject({
      expiresAt: opened.add({ minutes: 10 }).toString(),
      remindAt: opened.add({ minutes: 8 }).toString(),
    })
    later({ minutes: 11 })
    expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.session-expired' })
    await ana.send('POST', '/api/checkout/sessions', {})
    expect((await ana.payByCard()).body).toMatchObject({ state: 'paid' })
    await set('session_timeout', {})
  })

  it.each([
    ['checkout.name-required', { name: ' ' }],
    ['identity.name-without-letters', { name: '52998224725' }],
    ['identity.name-with-brackets', { name: '<b>Maria</b>' }],
    ['checkout.phone-invalid', { phone: '(11) 9999' }],
    ['checkout.email-invalid', { email: 'maria@' }],
    ['checkout.cpf-invalid', { cpf: '111.111.111-11' }],
    ['identity.password-short', { password: '12345' }],
    ['identity.password-common', { password: '123456' }],
  ])('does not go on with %s', async (code, wrong) => {
    const ana = await buyer(shop, { isUnfilled: true })
    const good = {
      name: 'Ana Lima',
      email: ana.email,
      phone: '(11) 98888-7777',
      cpf,
      password: 'uma senha longa 73',
    }
    expect(await ana.save({ ...good, ...wrong, step: 2 })).toMatchObject({
      status: 400,
      body: { code },
    })
    // A draft may be as incomplete as it likes.
    const { password: _, ...draft } = { ...good, ...wrong }
    expect((await ana.save(draft)).status).toBe(200)
    expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.personal-data-missing' })
  })

  it('needs a password of whoever is new, and of nobody else', async () => {
    const ana = await buyer(shop, { isUnfilled: true })
    const draft = { name: 'Ana Lima', email: ana.email, phone: '(11) 98888-7777', cpf, step: 2 }
    expect((await ana.save(draft)).body).toMatchObject({ code: 'identity.password-short' })
    await shop.app.signUp({ email: ana.email })
    expect((await ana.save(draft)).status).toBe(200)
  })
})

describe('what the checkout tells of an e-mail', () => {
  it('is how its plan stands', async () => {
    const email = `${newId()}@exemplo.com.br`
    const ask = async () => (await post('/api/checkout/email-status', { email })).body
    expect(await ask()).toEqual({ status: 'new' })
    const { userId } = await shop.app.signUp({ email })
    expect(await ask()).toEqual({ status: 'trial' })
    for (const [state, status] of [
      ['ATIVO', 'active'],
      ['INATIVO', 'known'],
      ['SUSPENSO', 'known'],
    ]) {
      await owner('UPDATE profiles SET status_plan = $2 WHERE id = $1', [userId, state])
      expect(await ask()).toEqual({ status })
    }
  })

  it('refuses an account that is being deleted, at every door, and charges nothing', async () => {
    const email = `${newId()}@exemplo.com.br`
    const { userId, cookie } = await shop.app.signUp({ email })
    const guest = await buyer(shop, { email, isKnown: true })
    const own = await buyer(shop, { session: cookie })
    await owner(`UPDATE profiles SET excluir_em = $2 WHERE id = $1`, [
      userId,
      shop.clock.now().add({ hours: 24 }).toString(),
    ])
    const refused = { status: 409, body: { code: 'checkout.account-leaving' } }
    expect((await post('/api/checkout/email-status', { email })).body).toEqual({
      status: 'leaving',
    })
    expect(await post('/api/checkout/sessions', { plan: 'mensal' }, cookie)).toMatchObject(refused)
    expect(await guest.save({ step: 2 })).toMatchObject(refused)
    for (const browser of [guest, own]) {
      expect(await browser.payByCard()).toMatchObject(refused)
      expect(await browser.payByPix()).toMatchObject(refused)
    }
    const { rows } = await owner('SELECT FROM charges WHERE session_id IN ($1, $2)', [
      guest.id,
      own.id,
    ])
    expect(rows).toHaveLength(0)
  })

  it('lists no accounts: whoever asks much is told to wait', async () => {
    const statuses = []
    for (let guess = 0; guess < 70; guess += 1) {
      const email = `pessoa${guess}@exemplo.com.br`
      statuses.push((await post('/api/checkout/email-status', { email })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('who has a live plan', () => {
  it('is not sold another one, by whatever way they come', async () => {
    const email = `${newId()}@exemplo.com.br`
    const ana = await buyer(shop, { email })
    const { userId, cookie } = await shop.app.signUp({ email })
    await owner(`UPDATE profiles SET status_plan = 'ATIVO' WHERE id = $1`, [userId])
    const refused = { status: 409, body: { code: 'checkout.already-active' } }
    expect(await ana.payByCard()).toMatchObject(refused)
    expect(await ana.payByPix()).toMatchObject(refused)
    expect(await ana.save({ step: 2 })).toMatchObject(refused)
    expect(await post('/api/checkout/sessions', {}, cookie)).toMatchObject(refused)
  })
})

describe('who is signed in', () => {
  it('pays for themselves, with no password, and stays signed in', async () => {
    const email = `${newId()}@exemplo.com.br`
    const { cookie, userId } = await shop.app.signUp({ email, name: 'Joana Dias' })
    const joana = await buyer(shop, { session: cookie, email: 'outra@exemplo.com.br' })
    expect((await joana.payByCard()).body).toMatchObject({ state: 'paid', continueTo: 'dashboard' })
    const { rows } = await owner('SELECT user_id FROM charges WHERE session_id = $1', [joana.id])
    expect(rows).toEqual([{ user_id: userId }])
  })
})

describe("paying for somebody else's trial", () => {
  it('proves nothing: no field of the profile changes, and nobody is signed in', async () => {
    const email = `${newId()}@exemplo.com.br`
    const { userId } = await shop.app.signUp({ email, name: 'Dona Rosa' })
    const read = async () =>
      (
        await owner(
          `SELECT p.name, p.email, p.whatsapp_number, p.affiliate_code, a.password, u.email_verified
             FROM profiles p JOIN auth."user" u USING (id) JOIN auth.account a ON a.user_id = p.id
            WHERE p.id = $1`,
          [userId],
        )
      ).rows
    const before = await read()
    const payer = await buyer(shop, { email })
    const paid = await payer.payByCard()
    expect(paid.body).toMatchObject({ state: 'paid', continueTo: 'login' })
    expect(paid.headers.get('set-cookie')).toBeNull()
    expect(await read()).toEqual(before)
    const { rows } = await owner('SELECT user_id FROM charges WHERE session_id = $1', [payer.id])
    expect(rows).toEqual([{ user_id: userId }])
  })
})

describe('what is paid', () => {
  it('is what the catalogue says, whatever the browser sends', async () => {
    const ana = await buyer(shop, { plan: 'anual' })
    const path = `/api/checkout/sessions/${ana.id}/card`
    const body = { ...goodCard, attemptId: newId(), price: 1, priceCents: 1, planId: newId() }
    const wrong = await ana.send('POST', path, { ...body, amountCents: 100 })
    expect(wrong.body).toMatchObject({
      code: 'checkout.plan-changed',
      data: { plan: { priceCents: 24_990 } },
    })
    expect((await ana.payByCard({ installments: 13 })).body).toMatchObject({
      code: 'checkout.instalments-required',
    })
    const paid = await ana.send('POST', path, { ...body, amountCents: 24_990 })
    expect(paid.body).toMatchObject({ state: 'paid', amountCents: 24_990 })
  })

  it('is nothing when the plan was switched off between the steps, or its price changed', async () => {
    const ana = await buyer(shop, { plan: 'trimestral' })
    await owner(`UPDATE admin_plans SET active = false WHERE period = 'QUARTERLY'`)
    expect((await ana.payByCard()).body).toMatchObject({ code: 'plans.plan-missing' })
    await owner(`UPDATE admin_plans SET active = true, price = 99.90, parcelas = '[]'
      WHERE period = 'QUARTERLY'`)
    const path = `/api/checkout/sessions/${ana.id}/pix`
    const shown = { attemptId: newId(), document: cpf, amountCents: 8_990 }
    expect((await ana.send('POST', path, shown)).body).toMatchObject({
      code: 'checkout.plan-changed',
    })
    await owner(`UPDATE admin_plans SET price = 89.90 WHERE period = 'QUARTERLY'`)
  })

  it('needs a method that is on, a CEP, a document and a card that can be', async () => {
    const ana = await buyer(shop)
    expect((await ana.payByPix({ document: '11.222.333/0001-82' })).body).toMatchObject({
      code: 'checkout.document-invalid',
    })
    expect((await ana.payByCard({ expiry: '10/26' })).body).toMatchObject({
      code: 'checkout.card-invalid',
      data: { fields: ['expired'] },
    })
    const path = `/api/checkout/sessions/${ana.id}/boleto`
    const boleto = { attemptId: newId(), document: '12.ABC.345/01DE-35' }
    expect((await ana.send('POST', path, boleto)).body).toMatchObject({
      code: 'checkout.method-off',
    })
    await ana.save({ cep: '0131' })
    expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.cep-invalid' })
    await ana.save({ cep: '01310100' })
    await set('payment_methods', { credit_card: false, boleto: true })
    later({ minutes: 1 })
    expect((await ana.payByCard()).body).toMatchObject({ code: 'checkout.method-off' })
    expect((await ana.send('POST', path, boleto)).body).toMatchObject({
      state: 'awaiting-boleto',
      boleto: { line: expect.stringMatching(/\d{10}/), dueOn: expect.stringMatching(/^2026-/) },
    })
    await set('payment_methods', {})
  })
})

describe('a stolen card', () => {
  it('is tried a few times from one address, and an operator hears of it', async () => {
    const answers: number[] = []
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const thief = await buyer(shop)
      answers.push((await thief.payByCard({ number: '5184019740373151' })).status)
      if (attempt % 10 === 9) later({ minutes: attempt })
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(8)
    expect(answers.at(-1)).toBe(429)
    const { rows } = await owner(`SELECT rule, priority, status FROM admin_alerts
      WHERE rule = 'card-testing'`)
    expect(rows).toEqual([{ rule: 'card-testing', priority: 'critical', status: 'active' }])
  })
})
