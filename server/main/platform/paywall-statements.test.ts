import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'

let app: TestApp
let cookie: string
let userId: string
const untouched = pg.Client.prototype.query

beforeAll(async () => {
  app = await testApp()
  ;({ cookie, userId } = await app.signUp())
})
afterEach(() => Object.assign(pg.Client.prototype, { query: untouched }))
afterAll(() => app.close())

const become = (status: string, trialEndDate: string): Promise<unknown> =>
  app.owner.query('UPDATE profiles SET status_plan = $2, trial_end_date = $3 WHERE id = $1', [
    userId,
    status,
    trialEndDate,
  ])

/** What this person's call says to PostgreSQL: the look at the session, and their transaction. */
async function statementsOf(path: string): Promise<{ status: number; said: string[] }> {
  const said: string[] = []
  const inCall = new WeakSet<pg.Client>()
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...parameters: unknown[]) {
      const [first] = parameters
      const { text, values = [] } =
        typeof first === 'string' ? { text: first } : (first as pg.QueryConfig<unknown[]>)
      if (text.startsWith('BEGIN') && text.includes(userId)) inCall.add(this)
      if (values.includes(token) || inCall.has(this)) said.push(text)
      if (text === 'COMMIT') inCall.delete(this)
      return Reflect.apply(untouched, this, parameters) as unknown
    },
  })
  const { status } = await app.call('GET', path, { cookie })
  return { status, said }
}

it('asks nothing of the database to refuse: the session tells', async () => {
  await become('TRIAL', '2020-01-01')
  for (const path of ['/api/dashboard', '/api/transactions', '/api/categories']) {
    const { status, said } = await statementsOf(path)
    expect(status).toBe(402)
    expect(said).toEqual([expect.stringContaining('auth.session')])
  }
})

it('asks nothing more to let in, in any state that may', async () => {
  for (const path of ['/api/dashboard', '/api/transactions', '/api/categories']) {
    await become('TRIAL', '2099-12-31')
    const trial = await statementsOf(path)
    await become('ATIVO', '2020-01-01')
    const paid = await statementsOf(path)
    expect([trial.status, paid.status]).toEqual([200, 200])
    expect(paid.said).toEqual(trial.said)
    const [session, ...own] = trial.said
    expect(session).toContain('auth.session')
    expect(own[0]).toMatch(/^BEGIN/)
    expect(own.filter((text) => /\bprofiles\b|\bsubscriptions\b/.test(text))).toEqual([])
  }
})
