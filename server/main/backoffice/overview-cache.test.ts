import type { Cached } from '@lya/contract/backoffice/overview/cached.ts'
import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import type { PerformanceView } from '@lya/contract/backoffice/overview/performance.ts'
import {
  keptFigureWords,
  lookupWords,
} from '@lya/core/backoffice/machinery/machinery-words.copy.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { endDay } from '#backoffice/overview/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'

let app: TestApp
let operator: TestPerson
const clock = fixedClock('2026-11-22T15:00:00Z')

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app)
})
beforeEach(async () => {
  clock.moveTo('2026-11-22T15:00:00Z')
  await app.owner.query('DELETE FROM admin_cache')
})
// A figure asked for in one test must not be found by the next.
afterEach(() => settledJobs(app, ['overview.refresh', 'overview.past']))
afterAll(() => app.close())

const metrics = () => operator.ask<Cached<Metrics>>('GET', '/api/admin/overview/metrics')
const users = async () => (await metrics()).data.snapshot.totalUsers

it('keeps a figure for half an hour, and shows its age', async () => {
  const first = await metrics()
  expect(first).toMatchObject({
    ...{ computedAt: '2026-11-22T15:00:00Z', expiresAt: '2026-11-22T15:30:00Z', isStale: false },
  })
  await givenPerson(app.database)
  clock.moveTo('2026-11-22T15:29:00Z')
  const second = await metrics()
  expect(second.data.snapshot.totalUsers).toBe(first.data.snapshot.totalUsers)
  expect(second.computedAt).toBe(first.computedAt)
})

it('shows what is stale at once, and works it out anew in the background', async () => {
  const before = await users()
  await givenPerson(app.database)
  clock.moveTo('2026-11-22T15:30:00Z')
  const stale = await metrics()
  expect(stale).toMatchObject({ isStale: true, data: { snapshot: { totalUsers: before } } })
  await expect.poll(users).toBe(before + 1)
  expect(await metrics()).toMatchObject({ isStale: false, computedAt: '2026-11-22T15:30:00Z' })
})

it('is worked out once by many who ask first at the same moment', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => metrics()))
  expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  const { rows } = await app.owner.query('SELECT cache_key FROM admin_cache')
  expect(rows).toEqual([{ cache_key: 'metrics' }])
})

it('counts days of before anything was kept, once somebody looks', async () => {
  const person = await givenPerson(app.database)
  await app.owner.query(`UPDATE profiles SET created_at = '2026-10-22T12:00:00Z' WHERE id = $1`, [
    person.id,
  ])
  await metrics()
  const october = async () =>
    (await metrics()).data.months.find(({ month }) => month === '2026-10')?.signups
  await expect.poll(october).toBe(1)
})

it('is worked out anew when somebody asks, with a row of audit', async () => {
  const before = await users()
  await givenPerson(app.database)
  clock.moveTo('2026-11-22T15:01:00Z')
  const asked = await operator.send('POST', '/api/admin/overview/refresh')
  expect(asked.body).toEqual({ keys: ['metrics', 'funnel', 'cohorts'] })
  await expect.poll(users).toBe(before + 1)
  const { rows } = await app.owner.query(
    `SELECT user_id FROM audit_logs WHERE action = 'overview.refreshed'`,
  )
  expect(rows).toEqual([{ user_id: operator.userId }])
})

it('forgets what is stale, and nothing else', async () => {
  await metrics()
  clock.moveTo('2026-11-22T15:20:00Z')
  await operator.ask('GET', '/api/admin/overview/funnel')
  clock.moveTo('2026-11-22T15:40:00Z')
  const cleaned = await operator.send('POST', '/api/admin/overview/cache/clean')
  expect(cleaned.body).toEqual({ forgotten: 1 })
  const { rows } = await app.owner.query('SELECT cache_key FROM admin_cache')
  expect(rows).toEqual([{ cache_key: 'funnel' }])
})

it('shows its entries, hits and queries on the page of performance', async () => {
  await metrics()
  await metrics()
  const view = await operator.ask<PerformanceView>('GET', '/api/admin/overview/performance')
  expect(view.cache).toMatchObject([{ key: 'metrics', isStale: false }])
  expect(view.cache[0]?.bytes).toBeGreaterThan(1_000)
  expect(view.queries.count).toBeGreaterThan(50)
  expect(view.processes).toHaveLength(1)
  const rates = Object.fromEntries(view.hitRates.map(({ name, ...rate }) => [name, rate]))
  expect(rates.admin_cache?.hits).toBeGreaterThan(0)
  expect(rates.admin_cache?.misses).toBeGreaterThan(0)
  expect(rates.pool?.hits).toBeGreaterThan(10)
})

it('names nothing on that page that has no words', async () => {
  for (const figure of ['metrics', 'funnel', 'cohorts']) {
    await operator.ask('GET', `/api/admin/overview/${figure}`)
  }
  const view = await operator.ask<PerformanceView>('GET', '/api/admin/overview/performance')
  expect(view.cache.map(({ key }) => key).sort()).toEqual(Object.keys(keptFigureWords).sort())
  expect(view.hitRates.map(({ name }) => name)).toEqual(Object.keys(lookupWords))
})

it('keeps how things stand as a day ends, of the day that ended', async () => {
  // A minute after midnight in Sao Paulo.
  clock.moveTo('2026-11-23T03:01:00Z')
  await endDay({ db: app.database.db, clock })
  const { rows } = await app.owner.query(
    `SELECT dia::text, numero FROM numeros_diarios WHERE numero IN ('mrr', 'pessoas') ORDER BY 2`,
  )
  expect(rows).toEqual([
    { dia: '2026-11-22', numero: 'mrr' },
    { dia: '2026-11-22', numero: 'pessoas' },
  ])
})
