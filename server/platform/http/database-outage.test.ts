import { afterAll, beforeAll, expect, it } from 'vitest'
import { Database } from '#platform/db/database.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asUser } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'
import { maria, serveEdge } from '#platform/http/testing/serve-edge.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

/** Lists nothing, after it ran what the search says. */
const router = {
  transactions: {
    list: signedIn.transactions.list.handler(async ({ context, input }) => {
      await asUser(context.db, context.actor.userId, (tx) => {
        return tx.query({ text: input.search ?? 'select 1' })
      })
      return { items: [], nextCursor: null }
    }),
  },
}

async function list(db: Database, statement: string): Promise<Response> {
  const edge = await serveEdge({ db, router, authenticate: async () => maria })
  const response = await edge.call(`/api/transactions?search=${encodeURIComponent(statement)}`)
  await edge.close()
  return response
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'platform.unavailable' })
  expect((await list(test.db, 'select 1')).status).toBe(200)
}

it('is 503 when its connection is cut in the middle, and the next call is served', async () => {
  const answer = list(test.db, 'select pg_sleep(20)')
  const cut = `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
    where datname = current_database() and state = 'active' and query = 'select pg_sleep(20)'`
  for (let wasCut = 0; wasCut === 0; ) {
    const { rows } = await test.owner.query<{ cut: number }>(cut)
    wasCut = rows[0]?.cut ?? 0
  }
  await expectUnavailable(await answer)
})

it('is 503 when a statement takes too long, and the next call is served', async () => {
  const slow = 'set local statement_timeout = 1; select pg_sleep(5)'
  await expectUnavailable(await list(test.db, slow))
})

it('is 503 when nobody listens', async () => {
  const db = new Database({ connectionString: 'postgres://lya@127.0.0.1:1/lya' })
  expect((await list(db, 'select 1')).status).toBe(503)
  await db.close()
})

it('is 500, and says nothing, when the statement is ours to mend', async () => {
  const response = await list(test.db, 'select segredo')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('segredo')
})
