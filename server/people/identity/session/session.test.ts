import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteExpired } from '#people/identity/identity.store.ts'
import {
  type IdentityApp,
  identityApp,
  maria,
  testSecret,
} from '#people/identity/testing/identity-app.ts'
import { Database } from '#platform/db/database.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { asSystem } from '#platform/db/transaction.ts'

let app: IdentityApp
let cookie: string | null
let userId: string
beforeAll(async () => {
  app = await identityApp()
})
beforeEach(async () => {
  await app.reset()
  const answer = await app.signUp()
  cookie = answer.cookie
  userId = (answer.body as { session: { userId: string } }).session.userId
})
afterAll(() => app.close())

const signIn = (typed: { email?: string; password?: string } = {}, ip?: string) =>
  app.post(
    '/api/sign-in',
    { email: maria.email, password: maria.password, ...typed },
    { userAgent: 'Navegador', ...(ip === undefined ? {} : { ip }) },
  )

const whoIs = async (header: string | null) =>
  ((await app.get('/api/session', { cookie: header })).body as { session: unknown }).session

describe('signing in', () => {
  it('opens a session of thirty days by e-mail in any case', async () => {
    const answer = await signIn({ email: '  MARIA@exemplo.COM ' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ session: { userId, name: 'Maria Souza' } })
    expect(await whoIs(answer.cookie)).toMatchObject({ userId })
    const { rows } = await app.test.owner.query(
      `SELECT ip_address, user_agent, created_at, expires_at FROM auth.session
        ORDER BY user_agent DESC LIMIT 1`,
    )
    expect(rows).toEqual([
      {
        ip_address: '203.0.113.7',
        user_agent: 'Navegador',
        created_at: new Date('2026-11-21T12:00:00Z'),
        expires_at: new Date('2026-12-21T12:00:00Z'),
      },
    ])
  })

  it('takes a password however its accents were composed', async () => {
    const person = { email: 'joao@exemplo.com', phone: '11911110001', password: 'feijão com arroz' }
    await app.signUp({ ...person, password: person.password.normalize('NFC') })
    const answer = await signIn({ ...person, password: person.password.normalize('NFD') })
    expect(answer.status).toBe(200)
  })

  it('refuses a wrong password and an unknown e-mail with the same words', async () => {
    const wrong = await signIn({ password: 'outra senha' })
    const unknown = await signIn({ email: 'ninguem@exemplo.com' })
    const shapeless = await signIn({ email: "' OR '1'='1" })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ code: 'identity.credentials-wrong' })
    expect(wrong.cookie).toBeNull()
    for (const other of [unknown, shapeless]) {
      expect([other.status, other.body]).toEqual([wrong.status, wrong.body])
    }
  })

  it('refuses a person who has no password yet in the same words', async () => {
    const { email } = await givenPerson(app.test)
    const answer = await signIn({ email, password: '' })
    expect(answer.body).toMatchObject({ code: 'identity.credentials-wrong' })
  })

  it('lets in whose plan is over: the plan is not asked here', async () => {
    await app.test.owner.query(`UPDATE profiles SET status_plan = 'INATIVO'`)
    expect((await signIn()).body).toMatchObject({ session: { planStatus: 'INATIVO' } })
  })

  it('limits guesses from one network, and lets the owner in from another', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await signIn({ password: `palpite ${guess}` }, '198.51.100.9')).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const right = await signIn({}, '198.51.100.9')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBe(900)
    expect((await signIn()).status).toBe(200)
  })

  it('limits guesses at one account from everywhere, but in browsers of its owner', async () => {
    const { device } = await signIn()
    for (let guess = 0; guess < 29; guess += 1) {
      const { status } = await signIn({ password: 'palpite' }, `198.51.100.${guess}`)
      expect(status).toBe(401)
    }
    expect((await signIn({}, '198.51.100.200')).status).toBe(429)
    // Another browser of anybody's is a stranger; that of the owner is known, wherever it is.
    expect((await signIn()).status).toBe(429)
    const { email, password } = maria
    const from = { cookie: device, ip: '192.0.2.1' }
    expect((await app.post('/api/sign-in', { email, password }, from)).status).toBe(200)
    // It may guess no more often than any other.
    for (let guess = 0; guess < 9; guess += 1) {
      await app.post('/api/sign-in', { email, password: 'palpite' }, from)
    }
    expect((await app.post('/api/sign-in', { email, password }, from)).status).toBe(429)
  })

  it('lets the owner in after a recovery, while somebody guesses at the account', async () => {
    for (let guess = 0; guess < 31; guess += 1) {
      await signIn({ password: 'palpite' }, `198.51.100.${guess}`)
    }
    await app.post('/api/recovery', { email: maria.email })
    const token = app.lastToken(maria.email)
    const password = 'outra cadeira 8'
    const { device } = await app.post('/api/recovery/password', { token, password })
    const credentials = { email: maria.email, password }
    expect((await app.post('/api/sign-in', credentials)).status).toBe(429)
    expect((await app.post('/api/sign-in', credentials, { cookie: device })).status).toBe(200)
  })

  it('takes the browser of one person for that of no other', async () => {
    const { device } = await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001' })
    for (let guess = 0; guess < 30; guess += 1) {
      await signIn({ password: 'palpite' }, `198.51.100.${guess}`)
    }
    const { email, password } = maria
    for (const cookie of [device, device?.replace('=', '=x') ?? '', 'lya_device=made-up']) {
      expect((await app.post('/api/sign-in', { email, password }, { cookie })).status).toBe(429)
    }
  })

  it('lets others in by an address from which one account was guessed at', async () => {
    await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001' })
    for (let guess = 0; guess < 60; guess += 1) await signIn({ password: `palpite ${guess}` })
    expect((await signIn({ email: 'bia@exemplo.com' })).status).toBe(200)
  })

  it('limits guesses at many accounts from one address', async () => {
    await app.test.owner.query(
      `INSERT INTO limites_de_uso VALUES ('identity.sign-in.ip:203.0.113.7', 600, $1)`,
      ['2026-11-21T12:15:00Z'],
    )
    expect((await signIn()).status).toBe(429)
  })

  it('tells the operator of what was refused, and nobody whose it is', async () => {
    await signIn({ password: 'palpite' })
    await signIn({ email: 'ninguem@exemplo.com' })
    const refused = app.logged.map((line) => JSON.parse(line)).filter(({ ip }) => ip)
    expect(refused).toMatchObject([
      {
        level: 'warn',
        event: 'sign-in refused',
        reason: 'identity.credentials-wrong',
        account: expect.stringMatching(/^[\w-]{10}$/),
        ip: '203.0.113.7',
      },
      { event: 'sign-in refused', reason: 'identity.credentials-wrong' },
    ])
    expect(refused[0].account).not.toBe(refused[1].account)
    expect(app.logged.join()).not.toMatch(/exemplo\.com|palpite|cadeira/)
  })

  it('counts a whole IPv6 network as one', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await signIn({ password: 'palpite' }, `2001:db8:1:2::${guess + 1}`)
    }
    expect((await signIn({}, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signIn({}, '2001:db8:1:3::1')).status).toBe(200)
  })
})

describe('a session', () => {
  it('is nobody without a cookie, with an empty one or with a foreign one', async () => {
    for (const header of [null, 'lya_session=', 'lya_session=%', 'outro=1; lya_session']) {
      expect(await whoIs(header)).toBeNull()
    }
  })

  it('is nobody with a forged cookie', async () => {
    const [name = '', value = ''] = (cookie ?? '').split('=')
    const [token = ''] = decodeURIComponent(value).split('.')
    const forge = (secret: string) => createHmac('sha256', secret).update(token).digest('base64')
    const forged = [
      token,
      `${token}.`,
      `${token}.${forge('another secret')}`,
      `${token}.${forge(testSecret).slice(0, -2)}`,
      `${token}x.${forge(testSecret)}`,
      `.${forge(testSecret)}`,
    ]
    for (const text of forged) {
      expect(await whoIs(`${name}=${encodeURIComponent(text)}`)).toBeNull()
    }
    expect(await whoIs(`${name}=forged; ${cookie}`)).toMatchObject({ userId })
  })

  it('ends thirty days after it was last used', async () => {
    app.clock.moveTo('2026-12-21T11:59:59Z')
    expect(await whoIs(cookie)).toMatchObject({ userId })
    await expect
      .poll(async () => (await app.test.owner.query('SELECT expires_at FROM auth.session')).rows)
      .toEqual([{ expires_at: new Date('2027-01-20T11:59:59Z') }])
    app.clock.moveTo('2027-01-20T12:00:00Z')
    expect(await whoIs(cookie)).toBeNull()
  })

  it('is written at most once an hour for being used', async () => {
    app.clock.moveTo('2026-11-21T12:59:59Z')
    // It would be written without being waited for, but asked for before the answer is given.
    const query = vi.spyOn(app.test.db.pool, 'query')
    const connect = vi.spyOn(app.test.db.pool, 'connect')
    const actor = await app.authenticate(new Headers({ cookie: cookie ?? '' }))
    expect(actor).toMatchObject({ userId })
    expect(query).toHaveBeenCalledTimes(1)
    expect(connect.mock.calls.length).toBeLessThanOrEqual(1)
    vi.restoreAllMocks()
    const { rows } = await app.test.owner.query('SELECT expires_at FROM auth.session')
    expect(rows).toEqual([{ expires_at: new Date('2026-12-21T12:00:00Z') }])
  })

  it('starts the time of the cookie anew on each visit', async () => {
    const { headers } = await app.get('/api/session', { cookie })
    expect(headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=2592000')])
  })

  it('is asked for in one statement', async () => {
    await app.test.owner.query('UPDATE profiles SET max_transactions = 50')
    const query = vi.spyOn(app.test.db.pool, 'query')
    const connect = vi.spyOn(app.test.db.pool, 'connect')
    const actor = await app.authenticate(new Headers({ cookie: cookie ?? '' }))
    expect(actor).toMatchObject({ userId, timeZone: 'America/Sao_Paulo', roles: [] })
    expect(actor?.plan).toEqual({
      state: 'TRIAL',
      trialEndDate: '2026-11-28',
      transactionsMax: 50,
      categoriesMax: null,
      isLeaving: false,
    })
    expect(query).toHaveBeenCalledTimes(1)
    expect(connect.mock.calls.length).toBeLessThanOrEqual(1)
    vi.restoreAllMocks()
  })

  it('knows the roles that were granted', async () => {
    await app.test.owner.query(`UPDATE profiles SET papeis = '{admin}'`)
    expect(await whoIs(cookie)).toMatchObject({ roles: ['admin'] })
  })
})

describe('signing out', () => {
  it('ends this session on both sides, and no other', async () => {
    const other = await signIn()
    const answer = await app.post('/api/sign-out', {}, { cookie })
    expect(answer.body).toEqual({ ended: true })
    expect(answer.headers.getSetCookie()).toEqual([
      'lya_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    // No "storage": what waits to be sent outlives signing out.
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(await whoIs(cookie)).toBeNull()
    expect(await whoIs(other.cookie)).toMatchObject({ userId })
    expect(app.announced.at(-1)).toEqual({ userId, topics: ['profile', 'sessions'] })
  })

  it('succeeds for a guest and for a session that has ended', async () => {
    for (const header of [null, cookie, cookie, 'lya_session=forged']) {
      const answer = await app.post('/api/sign-out', {}, { cookie: header })
      expect([answer.status, answer.body]).toEqual([200, { ended: true }])
    }
  })

  it('clears the cookie even when the database is dead', async () => {
    const dead = new Database({ connectionString: 'postgres://lya@127.0.0.1:9/lya' })
    const broken = await identityApp({ db: dead })
    const session = await broken.get('/api/session', { cookie })
    const answer = await broken.post('/api/sign-out', {}, { cookie })
    await broken.close()
    await dead.close()
    expect(session.status).toBe(503)
    expect([answer.status, answer.body]).toEqual([200, { ended: false }])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lya_session=; Max-Age=0/),
    ])
  })
})

it('speaks of the database, not of the password, when it is dead at sign-in', async () => {
  const dead = new Database({ connectionString: 'postgres://lya@127.0.0.1:9/lya' })
  const broken = await identityApp({ db: dead })
  const answer = await broken.post('/api/sign-in', { email: maria.email, password: maria.password })
  await broken.close()
  await dead.close()
  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({ code: 'platform.unavailable' })
})

it('forgets sessions and links that have ended, and no other', async () => {
  app.clock.moveTo('2026-12-10T12:00:00Z')
  await signIn()
  await app.post('/api/recovery', { email: maria.email })
  await asSystem(app.test.db, (tx) =>
    deleteExpired(tx, Temporal.Instant.from('2026-12-21T12:00:01Z')),
  )
  const { rows } = await app.test.owner.query(
    `SELECT (SELECT count(*)::int FROM auth.session) AS sessions,
            (SELECT count(*)::int FROM auth.verification) AS links`,
  )
  expect(rows).toEqual([{ sessions: 1, links: 0 }])
})
