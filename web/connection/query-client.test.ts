import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient, isPassing } from '#connection/query-client.ts'
import { RefusedCall } from '#connection/refused-call.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Leaves the tab for so long and comes back; answers how often it was fetched in all. */
async function fetchesAfterAway(minutes: number): Promise<number> {
  vi.useFakeTimers()
  const queryClient = createQueryClient()
  queryClient.mount()
  const fetched = vi.fn(async () => 'money')
  const observer = new QueryObserver(queryClient, { queryKey: ['money'], queryFn: fetched })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  queryClient.unmount()
  return fetched.mock.calls.length
}

it('fetches again when its tab is seen after fifteen minutes, and not before', async () => {
  expect(await fetchesAfterAway(14)).toBe(1)
  expect(await fetchesAfterAway(15)).toBe(2)
})

it.each([
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [409, false],
])('tries again after %i: %s', (status, isTriedAgain) => {
  expect(isPassing(new RefusedCall('platform.unexpected', status))).toBe(isTriedAgain)
})
