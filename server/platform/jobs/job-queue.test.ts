import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser, type Tx } from '#platform/db/transaction.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import { createLog } from '#platform/log/log.ts'

const greetings = defineQueue<{ text: string }>('greetings', { retries: 3, retryDelaySeconds: 1 })

let test: TestDatabase
let jobs: JobQueue
const logged: string[] = []

beforeAll(async () => {
  test = await testDatabase()
})
afterEach(() => jobs.stop())
afterAll(() => test.close())

async function startWith(handle: (data: { text: string }) => Promise<void>): Promise<void> {
  const write = (line: string) => void logged.push(line)
  jobs = new JobQueue(test.login, createLog({ level: 'debug', format: 'json', write }))
  jobs.handle(greetings, handle)
  await jobs.start()
}

async function until(condition: () => boolean): Promise<void> {
  for (let waits = 0; waits < 2_400 && !condition(); waits += 1) await pause(25)
  expect(condition()).toBe(true)
}

it('does a job of the system and of a person, who stays that person', async () => {
  const done: string[] = []
  await startWith(async ({ text }) => void done.push(text))
  expect(jobs.state).toBe('running')
  const maria = await givenPerson(test)
  await asSystem(test.db, (tx) => jobs.enqueue(tx, greetings, { text: 'system' }))
  const role = await asUser(test.db, maria.id, async (tx) => {
    await jobs.enqueue(tx, greetings, { text: 'person' })
    return tx.query({ text: `select current_user as role, app_user_id() as id` })
  })
  expect(role.rows).toEqual([{ role: 'app_user', id: maria.id }])
  await until(() => done.length === 2)
  expect(done.sort()).toEqual(['person', 'system'])
})

it('forgets a job whose transaction is rolled back', async () => {
  const done: string[] = []
  await startWith(async ({ text }) => void done.push(text))
  const refuse = async (tx: Tx) => {
    await jobs.enqueue(tx, greetings, { text: 'rolled back' })
    throw new Error('no')
  }
  await expect(asSystem(test.db, refuse)).rejects.toThrow('no')
  await asSystem(test.db, (tx) => jobs.enqueue(tx, greetings, { text: 'kept' }))
  await until(() => done.length > 0)
  expect(done).toEqual(['kept'])
})

it('tries again what failed, and logs it without its words', async () => {
  let attempts = 0
  await startWith(async ({ text }) => {
    attempts += 1
    if (attempts < 2) throw new Error(`cannot greet ${text}`)
  })
  await asSystem(test.db, (tx) => jobs.enqueue(tx, greetings, { text: 'segredo' }))
  await until(() => attempts === 2)
  const failures = logged.filter((line) => line.includes('job failed'))
  expect(failures).toHaveLength(1)
  expect(failures.join()).not.toContain('segredo')
  const kept = await test.owner.query(
    `select output::text from pgboss.job where output is not null`,
  )
  expect(JSON.stringify(kept.rows)).not.toContain('segredo')
})

it('does so many at once as the queue says, and no more', async () => {
  const alone = defineQueue<{ text: string }>('greetings.alone', { atOnce: 1 })
  const running = { now: 0, most: 0, done: 0 }
  jobs = new JobQueue(test.login, createLog({ level: 'error', format: 'json', write: () => {} }))
  jobs.handle(alone, async () => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await pause(200)
    running.now -= 1
    running.done += 1
  })
  await jobs.start()
  await asSystem(test.db, async (tx) => {
    for (const text of ['one', 'two', 'three']) await jobs.enqueue(tx, alone, { text })
  })
  await until(() => running.done === 3)
  expect(running.most).toBe(1)
})

it('waits for the queue to start rather than losing a job', async () => {
  const done: string[] = []
  jobs = new JobQueue(test.login, createLog({ level: 'error', format: 'json', write: () => {} }))
  jobs.handle(greetings, async ({ text }) => void done.push(text))
  const early = asSystem(test.db, (tx) => jobs.enqueue(tx, greetings, { text: 'early' }))
  await jobs.start()
  await early
  await until(() => done.includes('early'))
})

it.each([
  { isScheduling: false, kept: 0 },
  { isScheduling: true, kept: 1 },
])('does what is stored, and keeps schedules if it is to', async ({ isScheduling, kept }) => {
  const done: string[] = []
  const hourly = defineQueue<Record<string, never>>('greetings.hourly')
  const log = createLog({ level: 'error', format: 'json', write: () => {} })
  jobs = new JobQueue(test.login, log, { isScheduling })
  jobs.handle(greetings, async ({ text }) => void done.push(text))
  jobs.handle(hourly, async () => undefined)
  jobs.schedule(hourly, '0 * * * *', 'UTC')
  await jobs.start()
  await asSystem(test.db, (tx) => jobs.enqueue(tx, greetings, { text: 'stored' }))
  await until(() => done.length === 1)
  const { rows } = await test.owner.query('SELECT name FROM pgboss.schedule')
  expect(rows).toHaveLength(kept)
})

it('does what is due although the clock was ahead when it was last done', async () => {
  await startWith(async () => undefined)
  await jobs.stop()
  const ahead = `now() + interval '1 day'`
  await test.owner.query(
    `update pgboss.version set cron_on = ${ahead};
     update pgboss.queue set maintain_on = ${ahead}, monitor_claim_on = ${ahead}`,
  )
  await startWith(async () => undefined)
  const { rows } = await test.owner.query(
    `select from pgboss.version where cron_on > now() union all
     select from pgboss.queue where maintain_on > now() or monitor_claim_on > now()`,
  )
  expect(rows).toEqual([])
})
