import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Database } from '#platform/db/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '#platform/db/embedded/start.ts'
import { migrate } from '#platform/db/migrate.ts'
import { asUser } from '#platform/db/transaction.ts'
import { mountHealth } from '#platform/health/health-route.ts'
import { signedIn } from '#platform/http/implement.ts'
import { maria, type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// A PostgreSQL of its own: others would hang along.
let home: string
let postgres: EmbeddedPostgres
let db: Database
let edge: ServedEdge

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lya-frozen-'))
  postgres = await startEmbedded({ home, settings: ['fsync=off'] })
  const address = postgres.address('postgres')
  await migrate(address)
  db = new Database(address, { max: 2, waitMsMax: 500, answerMsMax: 1_000 })
  const list = signedIn.transactions.list.handler(async ({ context }) => {
    const { userId } = context.actor
    await asUser(context.db, userId, (tx) => tx.query({ text: 'select from transacoes' }))
    return { items: [], nextCursor: null }
  })
  edge = await serveEdge({
    db,
    router: { transactions: { list } },
    authenticate: async () => maria,
    mounts: [mountHealth({ db, jobState: () => 'running' })],
  })
})
afterAll(async () => {
  signalAll('SIGCONT')
  await edge.close()
  await db.close()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
})

/** The postmaster and all that it has started. */
function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) === postgres.pid || parentOf(pid) === postgres.pid) {
      process.kill(Number(pid), signal)
    }
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0 // It ended since the folder was read.
  }
}

const list = (): Promise<Response> => edge.call('/api/transactions')

it('answers 503 while PostgreSQL hangs, tells the operator once, and serves afterwards', async () => {
  expect((await list()).status).toBe(200)
  signalAll('SIGSTOP')
  // More than there are connections: some wait for an answer, some for a connection.
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, list))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 503))
  }
  const health = await edge.call('/health')
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'unavailable' }])
  const told = edge.logged.filter((line) => line.startsWith('requests fail for an outage'))
  expect(told).toEqual([expect.stringContaining('"what":"database"')])

  signalAll('SIGCONT')
  await vi.waitFor(async () => expect((await list()).status).toBe(200), { timeout: 60_000 })
  await vi.waitFor(async () => expect((await edge.call('/health')).status).toBe(200), {
    timeout: 60_000,
  })
})
