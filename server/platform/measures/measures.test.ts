import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import { listMeasured } from '#platform/measures/measures.store.ts'
import { Measures } from '#platform/measures/measures.ts'
import { mergeMeasured, quantileMs } from '#platform/measures/merge-measured.ts'
import { tellMeasures } from '#platform/measures/tell-measures.ts'
import { watchPool } from '#platform/measures/watch-pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('counts statements by how long they took, and remembers slow ones without values', () => {
  const measures = new Measures()
  for (let count = 0; count < 99; count += 1) measures.addQuery('SELECT 1', 0.4)
  measures.addQuery(`SELECT *\n  FROM profiles WHERE name = 'Maria D''Ávila' AND id = $1`, 340)
  const measured = measures.read()
  expect(quantileMs(measured, 0.5)).toBe(1)
  expect(quantileMs(measured, 0.99)).toBe(1)
  expect(quantileMs(measured, 1)).toBe(500)
  expect(measured.slow).toEqual([
    {
      statement: 'SELECT * FROM profiles WHERE name = ? AND id = $1',
      count: 1,
      totalMs: 340,
      maxMs: 340,
    },
  ])
})

it('sums what several processes counted', () => {
  const [one, other] = [new Measures(), new Measures()]
  one.count('pool.hits', 3)
  other.count('pool.hits')
  one.addQuery('SELECT 1', 150)
  other.addQuery('SELECT 1', 250)
  const both = mergeMeasured([one.read(), other.read()])
  expect(both.counters).toEqual({ 'pool.hits': 4 })
  expect(both.slow).toEqual([{ statement: 'SELECT 1', count: 2, totalMs: 400, maxMs: 250 }])
  expect(quantileMs(both, 1)).toBe(500)
})

it('sees the statements of a pool, whichever way they are sent, and their failures', async () => {
  const measures = new Measures()
  watchPool(database.db, measures)
  await asSystem(database.db, async (tx) => {
    await tx.query({ text: 'SELECT 1' })
    tx.send({ text: 'SELECT 2' })
    await tx.orm.execute('SELECT 3')
  })
  await database.db.pool.query('SELECT 4')
  await expect(database.db.pool.query('SELECT nothing')).rejects.toThrow('nothing')
  const { buckets, counters } = measures.read()
  // Three within BEGIN and COMMIT, and two alone.
  expect(buckets.reduce((sum, count) => sum + count, 0)).toBe(7)
  expect((counters['pool.hits'] ?? 0) + (counters['pool.misses'] ?? 0)).toBe(3)
})

it('tells the others what it counted, with what hangs on it, and forgets who is gone', async () => {
  const clock = fixedClock('2026-11-22T12:00:00Z')
  const measures = new Measures()
  const log = createLog({ level: 'error', format: 'json', write: () => undefined })
  const told: number[] = []
  const telling = tellMeasures({
    ...{ db: database.db, clock, log, measures },
    alsoKeep: (tx, { measured }) => {
      told.push(measured.counters['sends.all'] ?? 0)
      tx.send({ text: 'SELECT 1' })
    },
  })
  measures.count('sends.all', 3)
  await telling.tell()
  clock.moveTo('2026-11-22T12:01:00Z')
  await telling.tell()
  expect(told).toEqual([3, 3])
  const heard = await asSystem(database.db, listMeasured)
  expect(heard).toMatchObject([
    { id: telling.own().id, measured: { counters: { 'sends.all': 3 } } },
  ])
  expect(heard[0]?.seenAt.toString()).toBe('2026-11-22T12:01:00Z')

  // A process that was not heard of for ten minutes is gone.
  clock.moveTo('2026-11-22T12:12:00Z')
  const other = tellMeasures({ db: database.db, clock, log, measures })
  await other.tell()
  const left = await asSystem(database.db, listMeasured)
  expect(left.map(({ id }) => id)).toEqual([other.own().id])
})

it('tells what a failed attempt did not keep, together with what came after', async () => {
  const clock = fixedClock('2026-11-22T12:00:00Z')
  const measures = new Measures()
  const log = createLog({ level: 'error', format: 'json', write: () => undefined })
  const since: number[] = []
  let isAway = true
  const telling = tellMeasures({
    ...{ db: database.db, clock, log, measures },
    alsoKeep: (tx, { measured }, before) => {
      since.push((measured.counters['sends.all'] ?? 0) - (before?.counters['sends.all'] ?? 0))
      if (isAway) tx.send({ text: 'SELECT 1 / 0' })
    },
  })
  measures.count('sends.all', 3)
  await expect(telling.tell()).rejects.toThrow('division')
  isAway = false
  measures.count('sends.all', 2)
  await telling.tell()
  await Promise.all([telling.tell(), telling.tell()])
  expect(since).toEqual([3, 5, 0])
})
