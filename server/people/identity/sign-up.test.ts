import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedUp } from '#people/identity/index.ts'
import {
  breakSignUp,
  type IdentityApp,
  identityApp,
  maria,
} from '#people/identity/testing/identity-app.ts'
import { becomeUser } from '#platform/db/transaction.ts'

let app: IdentityApp
beforeAll(async () => {
  app = await identityApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

async function countRows(app: IdentityApp): Promise<number[]> {
  const tables = ['profiles', 'auth."user"', 'auth.account', 'auth.session', 'auth.verification']
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table})`)
  const { rows } = await app.test.owner.query(`SELECT ARRAY[${counts.join(',')}] AS counts`)
  return rows[0].counts
}

it('makes a person on trial, signed in, with an e-mail to confirm', async () => {
  const answer = await app.signUp()
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    session: {
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Maria Souza',
      email: 'maria@exemplo.com',
      emailVerified: false,
      roles: [],
      planStatus: 'TRIAL',
      trialEndDate: '2026-11-28',
      leavesAt: null,
      onboardingStep: 0,
      timeZone: 'America/Sao_Paulo',
    },
  })
  const session = await app.get('/api/session', { cookie: answer.cookie })
  expect(session.body).toEqual(answer.body)
  expect(app.mails).toMatchObject([
    { to: 'maria@exemplo.com', subject: 'Confirme seu e-mail na Lya' },
  ])
  const { rows } = await app.test.owner.query('SELECT * FROM profiles')
  expect(rows).toMatchObject([
    {
      whatsapp_number: '5511987654321',
      status_plan: 'TRIAL',
      affiliate_code: expect.stringMatching(/^[A-Z0-9]{8}$/),
      referred_by_user_id: null,
      referred_by_code: null,
    },
  ])
})

it('keeps the password as an Argon2id hash alone', async () => {
  await app.signUp()
  const { rows } = await app.test.owner.query('SELECT password FROM auth.account')
  expect(rows).toEqual([
    { password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
  ])
})

it('sets a cookie that scripts and other sites cannot reach', async () => {
  const { headers } = await app.signUp()
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^lya_session=/)
  expect(cookie.split('; ').slice(1)).toEqual([
    'Max-Age=2592000',
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
  ])
})

it('marks the cookie as secure where people come by https', async () => {
  const secured = await identityApp({ publicUrl: 'https://lya.example' })
  const { headers } = await secured.signUp()
  await secured.close()
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-lya_session=.*; Path=\/; .*; Secure$/)
})

it('confirms the address by the button behind the link, once, and goes to the dashboard', async () => {
  const { cookie } = await app.signUp()
  const path = `/api/confirm?token=${app.lastToken(maria.email)}`
  const isProven = async () => {
    const { body } = await app.get('/api/session', { cookie })
    return (body as { session: { emailVerified: boolean } }).session.emailVerified
  }
  // Programs that look into letters open links, and more than once.
  for (const _ of [1, 2]) {
    const page = await app.get(path)
    expect([page.status, String(page.body)]).toEqual([
      200,
      expect.stringMatching(/<form method="post"><button>Confirmar e-mail</),
    ])
    expect((await app.head(path)).status).toBe(200)
    expect(await isProven()).toBe(false)
  }
  for (const _ of [1, 2]) {
    const answer = await app.post(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
  }
  expect(await isProven()).toBe(true)
  const again = await app.get(path)
  expect([again.status, String(again.body)]).toEqual([
    404,
    expect.stringContaining('Este link não vale mais'),
  ])
})

it('sends the link that confirms again, in place of the one before, until it is confirmed', async () => {
  const { cookie } = await app.signUp()
  const first = app.lastToken(maria.email)
  const again = () => app.post('/api/profile/confirmation', {}, { cookie })
  expect((await again()).body).toMatchObject({ email: maria.email, emailVerified: false })
  expect(app.mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill('Confirme seu e-mail na Lya'),
  )
  const dead = await app.get(`/api/confirm?token=${first}`)
  expect([dead.status, String(dead.body)]).toEqual([404, expect.stringContaining('Pedir outro')])
  await app.post(`/api/confirm?token=${app.lastToken(maria.email)}`)
  expect(app.announced.at(-1)).toMatchObject({ topics: ['profile', 'reminders'] })
  expect((await again()).body).toMatchObject({ emailVerified: true })
  expect(app.mails).toHaveLength(2)
  const statuses = []
  for (let press = 0; press < 4; press += 1) statuses.push((await again()).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('confirms nothing by a link that is unknown or a week old', async () => {
  const { cookie } = await app.signUp()
  app.clock.moveTo('2026-11-28T12:00:01Z')
  for (const token of [app.lastToken(maria.email), 'made-up', '']) {
    expect((await app.get(`/api/confirm?token=${token}`)).status).toBe(404)
    expect((await app.post(`/api/confirm?token=${token}`)).status).toBe(303)
  }
  const { body } = await app.get('/api/session', { cookie })
  expect(body).toMatchObject({ session: { emailVerified: false } })
})

it('refuses an e-mail that somebody has, however it is written', async () => {
  await app.signUp()
  const again = await app.signUp({ email: ' MARIA@Exemplo.com ', phone: '11911112222' })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'identity.email-taken' })
  expect(await countRows(app)).toEqual([1, 1, 1, 1, 1])
})

it('refuses a phone that somebody has, however it is written', async () => {
  await app.signUp()
  const again = await app.signUp({ email: 'outra@exemplo.com', phone: '1187654321' })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'identity.phone-taken' })
})

it('gives an e-mail to exactly one of two who sign up at once', async () => {
  const answers = await Promise.all([
    app.signUp({ phone: '11911110001' }),
    app.signUp({ phone: '11911110002', email: 'Maria@exemplo.com' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'identity.email-taken',
  })
  expect(await countRows(app)).toEqual([1, 1, 1, 1, 1])
})

it('remembers who referred a person, and ignores a code that nobody has', async () => {
  await app.signUp()
  const { rows } = await app.test.owner.query('SELECT id, affiliate_code FROM profiles')
  const [{ id, affiliate_code: code }] = rows
  await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001', ref: code.toLowerCase() })
  await app.signUp({ email: 'caio@exemplo.com', phone: '11911110002', ref: "' OR 1=1 --" })
  const { rows: referred } = await app.test.owner.query(
    'SELECT email, referred_by_user_id, referred_by_code FROM profiles WHERE id <> $1 ORDER BY email',
    [id],
  )
  expect(referred).toEqual([
    { email: 'bia@exemplo.com', referred_by_user_id: id, referred_by_code: code },
    { email: 'caio@exemplo.com', referred_by_user_id: null, referred_by_code: null },
  ])
})

it.each([
  [{ name: '  ' }, 'identity.name-required', undefined],
  [{ name: '529.982.247-25' }, 'identity.name-without-letters', undefined],
  [{ name: '<b>Maria</b>' }, 'identity.name-with-brackets', undefined],
  [{ email: 'maria' }, 'identity.email-invalid', undefined],
  [{ email: "'; DROP TABLE profiles; --" }, 'identity.email-invalid', undefined],
  [{ email: '<script>alert(1)</script>@x.com' }, 'identity.email-invalid', undefined],
  [{ phone: '123' }, 'identity.phone-invalid', { problem: 'too-short' }],
  [{ phone: '(05) 9 1234-5678' }, 'identity.phone-invalid', { problem: 'area-code' }],
  [{ password: 'abc12' }, 'identity.password-short', undefined],
  [{ password: 'Senha123' }, 'identity.password-common', undefined],
])('refuses %j with %s', async (person, code, data) => {
  const answer = await app.signUp(person)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject(data ? { code, data } : { code })
  expect(await countRows(app)).toEqual([0, 0, 0, 0, 0])
})

it('takes any text for a password, and no other signs in', async () => {
  const password = `'; DROP TABLE profiles; -- <script>alert(1)</script> %00 \\ 🐶`
  await app.signUp({ password })
  const { email } = maria
  expect((await app.post('/api/sign-in', { email, password })).status).toBe(200)
  expect((await app.post('/api/sign-in', { email, password: `${password} ` })).status).toBe(401)
})

it('keeps code in a name as text, and out of the e-mail', async () => {
  const name = `&lt;img src=x onerror="alert(1)"&gt; '); DROP TABLE profiles; --`
  const { body } = await app.signUp({ name })
  expect(body).toMatchObject({ session: { name } })
  const [mail] = app.mails
  expect(mail?.html).not.toMatch(/<img|&lt;img/)
  expect(mail?.text).not.toContain('DROP')
})

it('greets by a first name only, so that a name advertises nothing to a stranger', async () => {
  await app.signUp({ name: 'Ganhe-em www.golpe.example agora' })
  await app.signUp({ name: 'www.golpe.example', email: 'b@exemplo.com', phone: '11911110001' })
  expect(app.mails.map(({ text }) => text.split('\n')[0])).toEqual(['Oi, Ganhe-em!', 'Oi!'])
})

it('tells whether an e-mail or a phone is taken', async () => {
  await app.signUp()
  const ask = async (path: string, body: unknown) =>
    (await app.post(`/api/identity/${path}`, body)).body
  expect(await ask('email-check', { email: 'Maria@Exemplo.com' })).toEqual({ exists: true })
  expect(await ask('email-check', { email: 'outra@exemplo.com' })).toEqual({ exists: false })
  expect(await ask('phone-check', { phone: '11987654321' })).toEqual({ exists: true })
  expect(await ask('phone-check', { phone: '11987654320' })).toEqual({ exists: false })
  expect(await ask('phone-check', { phone: '1' })).toMatchObject({ code: 'identity.phone-invalid' })
})

it('does not let the checks list accounts', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 61; guess += 1) {
    const email = `pessoa${guess}@exemplo.com`
    statuses.push((await app.post('/api/identity/email-check', { email })).status)
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429])
  const refused = await app.post('/api/identity/phone-check', { phone: '11987654321' })
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ code: 'identity.too-many-attempts' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const email = 'a@exemplo.com'
  const elsewhere = await app.post('/api/identity/email-check', { email }, { ip: '198.51.100.1' })
  expect(elsewhere.status).toBe(200)
  app.clock.moveTo('2026-11-21T12:15:01Z')
  expect((await app.post('/api/identity/email-check', { email })).status).toBe(200)
})

it('limits sign-ups of one e-mail from many places', async () => {
  await app.signUp()
  const statuses: number[] = []
  for (let place = 1; place <= 10; place += 1) {
    statuses.push((await app.signUp({}, { ip: `198.51.100.${place}` })).status)
  }
  expect(statuses).toEqual([...Array(9).fill(409), 429])
})

describe('whoever acts on a sign-up', () => {
  let app: IdentityApp
  beforeEach(async () => {
    app = await identityApp()
  })
  afterEach(() => app.close())

  it('acts within its transaction, as the person', async () => {
    const seen: unknown[] = []
    app.events.subscribe(signedUp, async ({ tx }, { userId }) => {
      becomeUser(tx, userId)
      const { rows } = await tx.query({ text: 'SELECT id, current_user AS role FROM profiles' })
      seen.push({ userId, rows })
    })
    app.events.subscribe(signedUp, async ({ tx }) => {
      const { rows } = await tx.query({ text: 'SELECT current_user AS role, app_user_id() AS id' })
      seen.push(rows)
    })
    const { body } = await app.signUp()
    const { userId } = (body as { session: { userId: string } }).session
    expect(seen).toEqual([
      { userId, rows: [{ id: userId, role: 'app_user' }] },
      [{ role: 'app_system', id: null }],
    ])
  })

  it('undoes it all by failing', async () => {
    breakSignUp(app)
    const answer = await app.signUp()
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ code: 'platform.unexpected' })
    expect(answer.cookie).toBeNull()
    expect(await countRows(app)).toEqual([0, 0, 0, 0, 0])
  })

  it('undoes it all when the connection is cut', async () => {
    app.events.subscribe(signedUp, async ({ tx }) => {
      await tx.query({ text: 'RESET ROLE' })
      const { rows } = await tx.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid' })
      await app.test.owner.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
      await tx.query({ text: 'SELECT 1' })
    })
    const answer = await app.signUp()
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ code: 'platform.unavailable' })
    expect(await countRows(app)).toEqual([0, 0, 0, 0, 0])
  })
})
