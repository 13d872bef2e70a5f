import { afterAll, beforeAll, expect, it } from 'vitest'
import { inPortions, inStep, type Portion, readUnhurried } from '#platform/db/reading.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

let test: TestDatabase
const rowCount = 2_000

beforeAll(async () => {
  test = await testDatabase()
  // Nine rows to a page: more pages than a portion has.
  await test.owner.query(`
    CREATE TABLE leitura (n integer, enchimento text);
    INSERT INTO leitura SELECT n, repeat('x', 800) FROM generate_series(1, ${rowCount}) AS n;
    GRANT SELECT ON leitura TO app_system`)
})
afterAll(() => test.close())

async function numbersIn(tx: Tx, { from, to }: Portion): Promise<number[]> {
  const { rows } = await tx.query<{ n: number }>({
    text: 'SELECT n FROM leitura WHERE ctid >= $1::tid AND ctid < $2::tid',
    values: [from, to],
  })
  return rows.map(({ n }) => n)
}

const sorted = (portions: readonly number[][]) => portions.flat().sort((a, b) => a - b)
const everyNumber = Array.from({ length: rowCount }, (_, at) => at + 1)

it('finds each row once, though all of them move meanwhile', async () => {
  const portions = await readUnhurried(test.db, (reading) =>
    inPortions(reading, 'leitura', async (portion) => {
      const numbers = await numbersIn(reading.tx, portion)
      await test.owner.query('UPDATE leitura SET n = n + 0; INSERT INTO leitura VALUES (0)')
      return numbers
    }),
  )
  expect(portions.length).toBeGreaterThan(1)
  expect(sorted(portions)).toEqual(everyNumber)
  await test.owner.query('DELETE FROM leitura WHERE n = 0')
})

it('reads all at once where somebody waits', async () => {
  const portions = await asSystem(test.db, (tx) =>
    inPortions({ tx, isAwaited: true }, 'leitura', (portion) => numbersIn(tx, portion)),
  )
  expect(portions).toHaveLength(1)
  expect(sorted(portions)).toEqual(everyNumber)
})

it('rests longer than it works, unless somebody waits', async () => {
  const workMs = 5
  const work = async (): Promise<void> => {
    const start = performance.now()
    while (performance.now() - start < workMs);
  }
  const tookMs = (isAwaited: boolean) =>
    asSystem(test.db, async (tx) => {
      const start = performance.now()
      for (let step = 0; step < 10; step += 1) await inStep({ tx, isAwaited }, work)
      return performance.now() - start
    })
  const unhurriedMs = await tookMs(false)
  expect(unhurriedMs).toBeGreaterThan(10 * 4 * workMs)
  // The quickest of five, because a busy machine may hold up any one of them.
  const awaitedMs: number[] = []
  for (let run = 0; run < 5; run += 1) awaitedMs.push(await tookMs(true))
  expect(Math.min(...awaitedMs)).toBeLessThan(unhurriedMs)
})

it('takes one processor for a statement, whatever the planner would like', async () => {
  const plan = await readUnhurried(test.db, ({ tx }) =>
    tx.query<{ workers: string }>({
      text: "SELECT current_setting('max_parallel_workers_per_gather') AS workers",
    }),
  )
  expect(plan.rows).toEqual([{ workers: '0' }])
})

it('compiles no statement that reads a whole table', async () => {
  const { rows } = await readUnhurried(test.db, ({ tx }) =>
    tx.query<{ 'QUERY PLAN': unknown }>({
      text: 'EXPLAIN (ANALYZE, FORMAT JSON) SELECT count(*) FROM leitura',
    }),
  )
  expect(rows).toEqual([
    { 'QUERY PLAN': [expect.not.objectContaining({ JIT: expect.anything() })] },
  ])
})
