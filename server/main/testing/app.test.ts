import { afterEach, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { listMeasured } from '#platform/measures/measures.store.ts'

const opened: TestApp[] = []
const opens = async (options: Parameters<typeof testApp>[0]) => {
  const app = await testApp(options)
  opened.push(app)
  return app
}
afterEach(async () => {
  vi.useRealTimers()
  for (const app of opened.splice(0).toReversed()) await app.close()
})

it('lets real time bring nothing, unless it is asked to', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const still = await opens({})
  const told = () => asSystem(still.database.db, listMeasured)
  const scheduled = async () =>
    (await still.owner.query<{ name: string }>('SELECT name FROM pgboss.schedule')).rows.length
  vi.advanceTimersByTime(600_000)
  expect(await scheduled()).toBe(0)
  await opens({ beside: still, isTicking: true })
  expect(await scheduled()).toBeGreaterThan(10)
  vi.advanceTimersByTime(60_000)
  await expect.poll(told).toHaveLength(1)
})
