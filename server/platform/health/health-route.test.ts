import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { mountHealth } from '#platform/health/health-route.ts'
import { serveEdge } from '#platform/http/testing/serve-edge.ts'

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
