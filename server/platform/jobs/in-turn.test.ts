import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InTurn } from '#platform/jobs/in-turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that ends when it is told to. */
function given(runsMax: number, givesWay = () => false) {
  const begun: string[] = []
  const ends: Record<string, PromiseWithResolvers<void>> = {}
  const errors: unknown[] = []
  const turns = new InTurn(
    (key) => {
      begun.push(key)
      ends[key] = Promise.withResolvers<void>()
      return ends[key].promise
    },
    { runsMax, givesWay, onError: (error) => void errors.push(error) },
  )
  const end = async (key: string): Promise<void> => {
    ends[key]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (key: string): Promise<void> => {
    ends[key]?.reject(new Error(key))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { turns, begun, errors, end, fail }
}

it('runs a key once at a time, and once more when it was woken meanwhile', async () => {
  const { turns, begun, end } = given(4)
  for (let wakes = 0; wakes < 3; wakes += 1) turns.wake('a')
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'a'])
  await end('a')
  expect(begun).toEqual(['a', 'a'])
})

it('runs as many as allowed, the others in their order', async () => {
  const { turns, begun, end } = given(2)
  for (const key of ['a', 'b', 'c', 'a', 'd']) turns.wake(key)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'a'])
})

it('runs one at a time while something else goes first', async () => {
  let isBusy = true
  const { turns, begun, end } = given(3, () => isBusy)
  for (const key of ['a', 'b', 'c', 'd']) turns.wake(key)
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  isBusy = false
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('begins nothing while it is held, and forgets nothing', async () => {
  const { turns, begun } = given(2)
  turns.hold()
  for (const key of ['a', 'b']) turns.wake(key)
  expect(begun).toEqual([])
  turns.release()
  expect(begun).toEqual(['a', 'b'])
})

it('tries again what failed, after longer and longer', async () => {
  const { turns, begun, errors, fail, end } = given(1)
  turns.wake('a')
  await fail('a')
  expect(errors).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await fail('a')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(begun).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toHaveLength(3)
  await end('a')
})

it('waits as told, unless it is hurried', async () => {
  const { turns, begun } = given(4)
  turns.hurry('a')
  turns.wakeAfter('a', 60)
  turns.wakeAfter('b', 60)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toEqual([])
  turns.hurry('b')
  expect(begun).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(begun).toEqual(['b', 'a'])
})

it('begins nothing once it is stopped, and lets the rest end', async () => {
  const { turns, begun, end } = given(1)
  turns.wake('a')
  turns.wake('b')
  turns.wakeAfter('c', 1)
  let isStopped = false
  void turns.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  await end('a')
  expect(isStopped).toBe(true)
  turns.wake('d')
  expect(begun).toEqual(['a'])
})
