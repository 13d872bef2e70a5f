import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type IdentityApp, identityApp, maria } from '#people/identity/testing/identity-app.ts'

let app: IdentityApp
let cookie: string | null
beforeAll(async () => {
  app = await identityApp()
})
beforeEach(async () => {
  await app.reset()
  cookie = (await app.signUp()).cookie
  app.mails.length = 0
})
afterAll(() => app.close())

const request = (email = maria.email, ip?: string) =>
  app.post('/api/recovery', { email }, ip === undefined ? {} : { ip })
const reset = (token: string, password = 'nova cadeira 8') =>
  app.post('/api/recovery/password', { token, password })
const check = async (token: string) => (await app.post('/api/recovery/check', { token })).body
const isSignedIn = async (header: string | null) =>
  ((await app.get('/api/session', { cookie: header })).body as { session: unknown }).session !==
  null

it('leads from the e-mail to a new password', async () => {
  const answer = await request('Maria@Exemplo.com')
  expect([answer.status, answer.body]).toEqual([200, { sent: true }])
  expect(app.mails).toMatchObject([{ to: maria.email, subject: 'Sua nova senha na Lya' }])
  const token = app.lastToken(maria.email)
  expect(app.mails[0]?.text).toContain(`http://localhost:3000/profile?token=${token}`)
  expect(app.mails[0]?.html).toContain(`http://localhost:3000/profile?token=${token}`)
  expect(await check(token)).toEqual({ valid: true })
  expect((await reset(token)).body).toEqual({ changed: true })

  const { email } = maria
  const before = await app.post('/api/sign-in', { email, password: maria.password })
  expect(before.body).toMatchObject({ code: 'identity.credentials-wrong' })
  const after = await app.post('/api/sign-in', { email, password: 'nova cadeira 8' })
  expect(after.status).toBe(200)
})

it('signs every session out, tells their screens and tells the address', async () => {
  const { email, password } = maria
  const other = await app.post('/api/sign-in', { email, password })
  await request()
  await reset(app.lastToken(email))
  expect(await isSignedIn(cookie)).toBe(false)
  expect(await isSignedIn(other.cookie)).toBe(false)
  expect(app.announced.at(-1)?.topics).toEqual(['profile', 'sessions', 'channels', 'reminders'])
  expect(app.mails.at(-1)).toMatchObject({ to: email, subject: 'Sua senha da Lya foi alterada' })
})

it('proves the address, and so takes it from whoever signed up with it', async () => {
  await request()
  await reset(app.lastToken(maria.email))
  const { email } = maria
  const answer = await app.post('/api/sign-in', { email, password: 'nova cadeira 8' })
  expect(answer.body).toMatchObject({ session: { emailVerified: true } })
})

it('takes a link once, even when it is used twice at the same moment', async () => {
  await request()
  const token = app.lastToken(maria.email)
  const answers = await Promise.all([reset(token, 'primeira nova'), reset(token, 'segunda nova')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const again = await reset(token)
  expect(again.body).toMatchObject({ code: 'identity.recovery-token-invalid' })
  expect(await check(token)).toEqual({ valid: false })
})

it('takes a link for an hour', async () => {
  await request()
  const token = app.lastToken(maria.email)
  app.clock.moveTo('2026-11-21T12:59:59Z')
  expect(await check(token)).toEqual({ valid: true })
  app.clock.moveTo('2026-11-21T13:00:00Z')
  expect(await check(token)).toEqual({ valid: false })
  expect((await reset(token)).body).toMatchObject({ code: 'identity.recovery-token-invalid' })
})

it('refuses links that were never sent, and those sent to confirm an address', async () => {
  await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001' })
  const confirmation = app.lastToken('bia@exemplo.com')
  for (const token of ['', 'made-up', "' OR 1=1 --", '<b>', confirmation]) {
    expect(await check(token)).toEqual({ valid: false })
    const answer = await reset(token)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'identity.recovery-token-invalid' })
  }
  expect(await isSignedIn(cookie)).toBe(true)
})

it('makes every other link useless once one was used', async () => {
  await request()
  const earlier = app.lastToken(maria.email)
  await request()
  await reset(app.lastToken(maria.email))
  expect(await check(earlier)).toEqual({ valid: false })
})

it('keeps the link when the new password is refused', async () => {
  await request()
  const token = app.lastToken(maria.email)
  expect((await reset(token, 'abc12')).body).toMatchObject({ code: 'identity.password-short' })
  expect((await reset(token, 'Senha123')).body).toMatchObject({ code: 'identity.password-common' })
  expect((await reset(token, 'maria.souza1')).body).toMatchObject({
    code: 'identity.password-personal',
  })
  expect((await reset(token)).status).toBe(200)
})

it('stores no link that could be read from the table', async () => {
  await request()
  const token = app.lastToken(maria.email)
  const { rows } = await app.test.owner.query('SELECT identifier, value FROM auth.verification')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('answers the same, and sends nothing, when nobody has the e-mail', async () => {
  const known = await request()
  const unknown = await request('ninguem@exemplo.com')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(app.mails.map(({ to }) => to)).toEqual([maria.email])
})

it('sends few e-mails to one address, whoever asks, and few for one who asks', async () => {
  const statuses: number[] = []
  for (const place of [1, 2, 3, 4]) {
    statuses.push((await request(maria.email, `198.51.100.${place}`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  const many: number[] = []
  for (let guess = 0; guess < 21; guess += 1) {
    many.push((await request(`pessoa${guess}@exemplo.com`)).status)
  }
  expect(many).toEqual([...Array(20).fill(200), 429])
})

it('gives a first sign-in to whose profile came from the existing product', async () => {
  await app.test.owner.query(
    `DELETE FROM auth."user"; UPDATE profiles SET email = 'Maria@Exemplo.com'`,
  )
  await request()
  expect((await reset(app.lastToken(maria.email))).status).toBe(200)
  const { email } = maria
  const answer = await app.post('/api/sign-in', { email, password: 'nova cadeira 8' })
  expect(answer.status).toBe(200)
})
