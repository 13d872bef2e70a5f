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

const { email, password } = maria
const next = 'nova cadeira 8'
const change = (currentPassword: string, newPassword: string, header = cookie) =>
  app.post('/api/profile/password', { currentPassword, newPassword }, { cookie: header })
const signIn = (typed: string) => app.post('/api/sign-in', { email, password: typed })
const isSignedIn = async (header: string | null) =>
  ((await app.get('/api/session', { cookie: header })).body as { session: unknown }).session !==
  null

it('changes the password, ends the other sessions and tells the address', async () => {
  const other = await signIn(password)
  const answer = await change(password, next)
  expect([answer.status, answer.body]).toEqual([200, { changed: true, othersEnded: true }])
  expect(await isSignedIn(cookie)).toBe(true)
  expect(await isSignedIn(other.cookie)).toBe(false)
  expect(app.mails).toMatchObject([{ to: email, subject: 'Sua senha da Lya foi alterada' }])
  expect(app.announced.at(-1)?.topics).toEqual(['profile', 'sessions', 'channels', 'reminders'])
  expect((await signIn(password)).status).toBe(401)
  expect((await signIn(next)).status).toBe(200)
})

it('says that an address waits no more', async () => {
  const waiting = { email: 'outra@exemplo.com', currentPassword: password }
  const { body } = await app.patch('/api/profile', waiting, { cookie })
  expect(body).toMatchObject({ pendingEmail: 'outra@exemplo.com' })
  app.mails.length = 0
  await change(password, next)
  expect(app.mails).toHaveLength(1)
  expect(app.mails[0]?.text).toContain('A troca de e-mail para outra@exemplo.com foi cancelada')
})

it.each([
  ['errada mesmo', next, 'profile.password-wrong'],
  [password, password, 'profile.password-same'],
  [password, 'abc12', 'identity.password-short'],
  [password, 'Senha123', 'identity.password-common'],
  [password, 'lya2026', 'identity.password-common'],
  [password, 'Maria.Souza7', 'identity.password-personal'],
  ['', next, 'profile.password-wrong'],
])('answers %j to %j with %s, and keeps the password', async (current, typed, code) => {
  const other = await signIn(password)
  const answer = await change(current, typed)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code })
  expect(await isSignedIn(other.cookie)).toBe(true)
  expect((await signIn(password)).status).toBe(200)
  expect(app.mails).toEqual([])
})

it('lets nobody guess on', async () => {
  const statuses = []
  for (let guess = 0; guess < 11; guess += 1) {
    statuses.push((await change(`palpite ${guess}`, next)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
  const refused = await change(password, next)
  expect(refused.body).toMatchObject({ code: 'identity.too-many-attempts' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  app.clock.moveTo('2026-11-21T12:15:01Z')
  expect((await change(password, next)).status).toBe(200)
})

it('is done once when it is asked for twice at the same moment', async () => {
  const answers = await Promise.all([change(password, next), change(password, 'terceira senha 9')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(app.mails).toHaveLength(1)
})

it('makes recovery links useless that were sent before', async () => {
  await app.post('/api/recovery', { email })
  const token = app.lastToken(email)
  await change(password, next)
  const answer = await app.post('/api/recovery/password', { token, password: 'de quem roubou 1' })
  expect(answer.body).toMatchObject({ code: 'identity.recovery-token-invalid' })
})

it('says so when the password changed and the other sessions could not be ended', async () => {
  const other = await signIn(password)
  await app.test.owner.query(`
    CREATE FUNCTION pg_temp_refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON auth.session EXECUTE FUNCTION pg_temp_refuse()`)
  try {
    const answer = await change(password, next)
    expect([answer.status, answer.body]).toEqual([200, { changed: true, othersEnded: false }])
  } finally {
    await app.test.owner.query('DROP FUNCTION pg_temp_refuse() CASCADE')
  }
  expect(await isSignedIn(other.cookie)).toBe(true)
  expect((await signIn(next)).status).toBe(200)
})
