import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { countAttempts, pruneAttempts } from '#platform/limits/count-attempts.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('lets so many through in a window, then tells how long to wait', async () => {
  const clock = fixedClock('2026-03-10T12:00:00Z')
  const parts = { db: test.db, clock }
  const bucket = { key: 'sign-in:a', max: 2, windowSeconds: 60 }
  expect(await countAttempts(parts, [bucket])).toBeNull()
  clock.moveTo('2026-03-10T12:00:10.500Z')
  expect(await countAttempts(parts, [bucket])).toBeNull()
  expect(await countAttempts(parts, [bucket])).toBe(50)
  clock.moveTo('2026-03-10T12:01:00Z')
  expect(await countAttempts(parts, [bucket])).toBeNull()
})

it('locks nobody out for longer than its window when the clock is set back', async () => {
  const clock = fixedClock('2026-03-11T12:00:00Z')
  const parts = { db: test.db, clock }
  const bucket = { key: 'sign-in:ahead', max: 2, windowSeconds: 900 }
  for (const wait of [null, null, 900]) expect(await countAttempts(parts, [bucket])).toBe(wait)
  clock.moveTo('2026-03-10T12:00:00Z')
  for (const wait of [null, null, 900]) expect(await countAttempts(parts, [bucket])).toBe(wait)
  // A few seconds, as clocks are set every day, let nobody through.
  clock.moveTo('2026-03-10T11:59:50Z')
  expect(await countAttempts(parts, [bucket])).toBe(910)
})

it('refuses when any bucket is full, and counts in all of them', async () => {
  const parts = { db: test.db, clock: fixedClock('2026-03-10T12:00:00Z') }
  const wide = { key: 'ip:1', max: 3, windowSeconds: 600 }
  const narrow = (who: string) => ({ key: `e-mail:${who}`, max: 1, windowSeconds: 60 })
  expect(await countAttempts(parts, [wide, narrow('a')])).toBeNull()
  expect(await countAttempts(parts, [wide, narrow('a')])).toBe(60)
  expect(await countAttempts(parts, [narrow('b'), wide])).toBeNull()
  expect(await countAttempts(parts, [wide, narrow('c')])).toBe(600)
})

it('counts exactly when many try at once, whatever the order of the buckets', async () => {
  const parts = { db: test.db, clock: fixedClock('2026-03-10T12:00:00Z') }
  const buckets = [
    { key: 'many:1', max: 20, windowSeconds: 60 },
    { key: 'many:2', max: 20, windowSeconds: 60 },
  ]
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      countAttempts(parts, at % 2 === 0 ? buckets : buckets.toReversed()),
    ),
  )
  expect(waits.filter((wait) => wait === null)).toHaveLength(20)
})

it('forgets windows that are over, and only those', async () => {
  const clock = fixedClock('2026-03-20T12:00:00Z')
  const parts = { db: test.db, clock }
  await test.owner.query('delete from limites_de_uso')
  await countAttempts(parts, [{ key: 'old', max: 1, windowSeconds: 60 }])
  clock.moveTo('2026-03-20T12:01:00Z')
  await countAttempts(parts, [{ key: 'new', max: 1, windowSeconds: 60 }])
  expect(await pruneAttempts(parts)).toBe(1)
  const { rows } = await test.owner.query('select chave from limites_de_uso')
  expect(rows).toEqual([{ chave: 'new' }])
})
