import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { Database, type DatabaseAddress } from '#platform/db/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '#platform/db/embedded/start.ts'
import { migrate } from '#platform/db/migrate.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import { createLog } from '#platform/log/log.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'

// A whole server starts here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const queue = defineQueue<{ sealed: string }>('mail.send')
const log = createLog({
  level: 'error',
  format: 'json',
  write: (line) => void process.stderr.write(line),
})
let embedded: EmbeddedPostgres
let home: string

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lya-backup-'))
  embedded = await startEmbedded({ home, settings: ['fsync=off'] })
})
afterAll(async () => {
  await embedded.stop()
  rmSync(home, { recursive: true })
})

async function freshDatabase(name: string): Promise<DatabaseAddress> {
  const maintenance = new pg.Client(embedded.address('postgres'))
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  await maintenance.end()
  return embedded.address(name)
}

/** The queue as a server starts it; nothing is due, so nothing is done. */
async function startJobs(address: DatabaseAddress): Promise<JobQueue> {
  await migrate(address)
  await prepareJobs(address)
  const jobs = new JobQueue(address, log)
  jobs.handle(queue, async () => undefined)
  await jobs.start()
  return jobs
}

async function listJobs(address: DatabaseAddress): Promise<unknown[]> {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query(
    `select id, name, data, start_after, (select count(*)::int from trabalhos_restaurados) as left
     from pgboss.job where name = $1`,
    [queue.name],
  )
  await client.end()
  return rows
}

it('an e-mail that waited when the backup was taken waits once in what was restored', async () => {
  const source = await freshDatabase('origem')
  const sending = await startJobs(source)
  const db = new Database(source, { max: 1, onIdleError: () => undefined })
  const mail = { sealed: 'carta' }
  await asSystem(db, (tx) => sending.enqueue(tx, queue, mail, { afterSeconds: 3_600 }))
  await db.close()
  await sending.stop()
  const waiting = await listJobs(source)
  expect(waiting).toMatchObject([{ name: queue.name, data: mail, left: 0 }])

  const files = diskFiles(join(home, 'files'))
  const path = join(home, 'with-mail.tar.gz')
  const taken = { owner: source, files, clock: systemClock, key: null, isWithKey: false }
  await takeBackup(taken, path)
  const target = await freshDatabase('destino')
  await restoreBackup({ owner: target, files, isForced: false }, path)
  for (let start = 0; start < 2; start += 1) {
    const jobs = await startJobs(target)
    await jobs.stop()
    expect(await listJobs(target)).toEqual(waiting)
  }
})
