import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '#people/identity/identity.store.ts'
import { type IdentityApp, identityApp, maria } from '#people/identity/testing/identity-app.ts'
import { asSystem } from '#platform/db/transaction.ts'

let app: IdentityApp
let cookie: string | null
let userId: string
beforeAll(async () => {
  app = await identityApp()
})
beforeEach(async () => {
  await app.reset()
  await app.test.owner.query('DELETE FROM registros_de_acesso')
  const answer = await app.signUp({}, { userAgent: windows })
  cookie = answer.cookie
  userId = (answer.body as { session: { userId: string } }).session.userId
  app.announced.length = 0
})
afterAll(() => app.close())

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1'
const { email, password } = maria

interface Item {
  id: string
  isThis: boolean
}
const signIn = (ip: string, userAgent = phone) =>
  app.post('/api/sign-in', { email, password }, { ip, userAgent })
const list = async (header = cookie) =>
  ((await app.get('/api/sessions', { cookie: header })).body as { items: Item[] }).items
const isSignedIn = async (header: string | null) =>
  ((await app.get('/api/session', { cookie: header })).body as { session: unknown }).session !==
  null

describe('the list', () => {
  it('tells device, place and last use, this one first', async () => {
    app.clock.moveTo('2026-11-21T12:30:00Z')
    await signIn('2001:db8:1:2::7')
    expect(await list()).toMatchObject([
      {
        browser: 'Chrome',
        system: 'Windows',
        isPhone: false,
        address: '203.0.113.•',
        lastUsedAt: '2026-11-21T12:00:00Z',
        isThis: true,
      },
      {
        browser: 'Safari',
        system: 'iPhone',
        isPhone: true,
        address: '2001:db8:•',
        lastUsedAt: '2026-11-21T12:30:00Z',
        isThis: false,
      },
    ])
  })

  it('carries nothing that opens a session, and nobody else’s', async () => {
    const other = await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001' })
    expect(await list(other.cookie)).toHaveLength(1)
    const { body } = await app.get('/api/sessions', { cookie })
    const { rows } = await app.test.owner.query<{ token: string }>('SELECT token FROM auth.session')
    for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token)
  })

  it('follows the use to the hour, and where from', async () => {
    app.clock.moveTo('2026-11-21T13:00:01Z')
    await app.get('/api/profile', { cookie, ip: '198.51.100.4' })
    await expect
      .poll(() => list())
      .toMatchObject([{ address: '198.51.100.•', lastUsedAt: '2026-11-21T13:00:01Z' }])
  })
})

describe('the end of one', () => {
  it('signs that browser out and leaves the others', async () => {
    const lost = await signIn('198.51.100.9')
    const kept = await signIn('198.51.100.9')
    const [, , third] = await list()
    const all = await list(lost.cookie)
    const lostId = all.find(({ isThis }) => isThis)?.id ?? ''
    expect(third).toBeDefined()
    app.announced.length = 0
    const answer = await app.delete(`/api/sessions/${lostId}`, { cookie })
    expect([answer.status, answer.body]).toEqual([200, { ended: true }])
    expect(await isSignedIn(lost.cookie)).toBe(false)
    expect(await isSignedIn(kept.cookie)).toBe(true)
    expect(await isSignedIn(cookie)).toBe(true)
    expect(app.announced).toEqual([{ userId, topics: ['profile', 'sessions'] }])
  })

  it('is refused for a stranger and for one that is gone', async () => {
    const other = await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001' })
    const [mine] = await list()
    for (const id of [mine?.id, '01900000-0000-7000-8000-000000000000']) {
      const answer = await app.delete(`/api/sessions/${id}`, { cookie: other.cookie })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ code: 'sessions.missing' })
    }
    expect(await isSignedIn(cookie)).toBe(true)
  })
})

it('ends all others at once', async () => {
  const others = [await signIn('198.51.100.9'), await signIn('198.51.100.10')]
  const answer = await app.post('/api/sessions/end-others', {}, { cookie })
  expect([answer.status, answer.body]).toEqual([200, { ended: 2 }])
  for (const other of others) expect(await isSignedIn(other.cookie)).toBe(false)
  expect(await list()).toMatchObject([{ isThis: true }])
})

it('notes each access with its moment and address, and forgets it after six months', async () => {
  const accesses = async () =>
    (
      await app.test.owner.query<{ said: string }>(
        `SELECT concat_ws(' ', user_id = $1, momento AT TIME ZONE 'UTC', ip) AS said
           FROM registros_de_acesso ORDER BY momento`,
        [userId],
      )
    ).rows.map(({ said }) => said)
  app.clock.moveTo('2026-11-21T13:30:00Z')
  await app.get('/api/profile', { cookie, ip: '198.51.100.4' })
  const first = 't 2026-11-21 12:00:00 203.0.113.7'
  const second = 't 2026-11-21 13:30:00 198.51.100.4'
  await expect.poll(accesses).toEqual([first, second])
  const prune = (at: string) =>
    asSystem(app.test.db, (tx) => deleteExpired(tx, Temporal.Instant.from(at)))
  await prune('2027-05-21T12:00:00Z')
  expect(await accesses()).toEqual([first, second])
  await prune('2027-05-21T12:00:01Z')
  expect(await accesses()).toEqual([second])
})
