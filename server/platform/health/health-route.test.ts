import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { mountHealth } from '#platform/health/health-route.ts'
import { serveEdge } from '#platform/http/testing/serve-edge.ts'
import type { JobState } from '#platform/jobs/job-queue.ts'
import { countAttempts } from '#platform/limits/count-attempts.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('is 200 with database and job state, and 503 once the database is gone', async () => {
  const other = await testDatabase()
  const health = mountHealth({ db: other.db, jobState: () => 'running' })
  const edge = await serveEdge({ mounts: [health] })
  const up = await edge.call('/health')
  expect(up.status).toBe(200)
  expect(await up.json()).toEqual({ status: 'ok', database: 'up', jobs: 'running' })
  await other.close()
  const down = await edge.call('/health')
  expect(down.status).toBe(503)
  expect(await down.json()).toEqual({ status: 'unavailable', database: 'down', jobs: 'running' })
  await edge.close()
})

it('is 503 until the job queue has started: who signs up would wait for it', async () => {
  let jobs: JobState = 'starting'
  const edge = await serveEdge({ mounts: [mountHealth({ db: test.db, jobState: () => jobs })] })
  const early = await edge.call('/health')
  expect(early.status).toBe(503)
  expect(await early.json()).toEqual({ status: 'starting', database: 'up', jobs: 'starting' })
  jobs = 'running'
  expect((await edge.call('/health')).status).toBe(200)
  await edge.close()
})

it('is 503 and says degraded while the database takes no writes, and 200 again after', async () => {
  const other = await testDatabase({ max: 2 })
  const edge = await serveEdge({
    mounts: [mountHealth({ db: other.db, jobState: () => 'running' })],
  })
  const name = (await other.owner.query('select current_database() as name')).rows[0]?.name
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename like 'lya_login_%'`
  const set = async (value: string): Promise<void> => {
    await other.owner.query(`alter database ${name} set default_transaction_read_only = ${value}`)
    await other.owner.query(cut)
  }
  const asked = async (): Promise<unknown> => (await edge.call('/health')).json()

  await set('on')
  await expect.poll(asked).toEqual({ status: 'degraded', database: 'read-only', jobs: 'running' })
  expect((await edge.call('/health')).status).toBe(503)

  // What was refused is remembered for a while: a full disk takes some small writes.
  await set('off')
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + 31_000)
  await expect.poll(asked).toMatchObject({ status: 'ok' })
  vi.restoreAllMocks()
  await edge.close()
  await other.close()
})

it('says degraded once people were refused a write for want of disk', async () => {
  const other = await testDatabase()
  await other.owner.query(
    `create function cheio() returns trigger language plpgsql as
       $$ begin raise exception 'cheio' using errcode = '53100'; end $$;
     create trigger cheio before insert on limites_de_uso execute function cheio()`,
  )
  const edge = await serveEdge({
    mounts: [mountHealth({ db: other.db, jobState: () => 'running' })],
  })
  expect((await edge.call('/health')).status).toBe(200)
  const bucket = { key: 'x', max: 1, windowSeconds: 60 }
  const refused = countAttempts({ db: other.db, clock: systemClock }, [bucket])
  await expect(refused).rejects.toMatchObject({ code: '53100' })
  const answer = await edge.call('/health')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'degraded', database: 'read-only', jobs: 'running' },
  ])
  await edge.close()
  await other.close()
})
