import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient, isPassing } from '#connection/calls/query-client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
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

it('fails at once without a connection, and asks again when it is back', async () => {
  const queryClient = createQueryClient()
  queryClient.mount()
  onlineManager.setOnline(false)
  const fetched = vi.fn(() =>
    onlineManager.isOnline() ? Promise.resolve('money') : Promise.reject(new TypeError('offline')),
  )
  const observer = new QueryObserver(queryClient, { queryKey: ['money'], queryFn: fetched })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().data).toBe('money')
  expect(fetched).toHaveBeenCalledTimes(2)
  stop()
  queryClient.unmount()
})

it('sends a change without a connection as well, so that it fails rather than waits', async () => {
  const queryClient = createQueryClient()
  onlineManager.setOnline(false)
  const mutationFn = () => Promise.reject(new TypeError('offline'))
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn })
  await expect(change.execute(undefined)).rejects.toThrow('offline')
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
