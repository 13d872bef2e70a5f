import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '#connection/calls/client.ts'
import { memoryStorage } from '#connection/testing/memory-storage.ts'
import { financialCacheKey, keepFinances, restoreFinances } from './financial-cache.ts'
import { forgetPerson } from './forget-person.ts'

const dashboardKey = api.insights.dashboard.queryKey({
  input: { from: '2026-11-01', to: '2026-11-30' },
})
const goalsKey = api.goals.list.queryKey()
const conversationKey = api.conversation.history.queryKey({ input: {} })

/** A tab of Ana's that has fetched her dashboard, her goals and her conversation. */
function anasTab(): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(dashboardKey, { today: '2026-11-21' } as never)
  queryClient.setQueryData(goalsKey, { items: [] } as never)
  queryClient.setQueryData(conversationKey, { items: [], nextCursor: null } as never)
  return queryClient
}

beforeEach(() => {
  vi.useFakeTimers({ now: Temporal.Instant.from('2026-11-21T12:00:00Z').epochMilliseconds })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is what the specification says, and holds money alone', () => {
  keepFinances(anasTab(), 'ana')
  expect(financialCacheKey).toBe('financial_data_cache')
  const kept = JSON.parse(sessionStorage.getItem('financial_data_cache') ?? '')
  expect(kept).toMatchObject({
    userId: 'ana',
    lastUpdated: Date.now(),
    dateFilter: { startDate: '2026-11-01', endDate: '2026-11-30' },
    transactions: [],
    goals: [{ data: { items: [] } }],
    summary: [{ data: { today: '2026-11-21' } }],
  })
  expect(JSON.stringify(kept)).not.toContain('conversation')
})

it('comes back at once after a reload, under the moment of its fetch', () => {
  keepFinances(anasTab(), 'ana')
  vi.advanceTimersByTime(299_000)
  const reloaded = new QueryClient()
  restoreFinances(reloaded, 'ana')
  expect(reloaded.getQueryData(dashboardKey)).toEqual({ today: '2026-11-21' })
  expect(reloaded.getQueryState(dashboardKey)?.dataUpdatedAt).toBe(Date.now() - 299_000)
})

it.each([
  ['after five minutes', 300_001, 'ana'],
  ['for another person', 0, 'bia'],
])('does not come back %s, and is gone', (_case, laterMs, userId) => {
  keepFinances(anasTab(), 'ana')
  vi.advanceTimersByTime(laterMs)
  const reloaded = new QueryClient()
  restoreFinances(reloaded, userId)
  expect(reloaded.getQueryData(dashboardKey)).toBeUndefined()
  expect(sessionStorage.getItem('financial_data_cache')).toBeNull()
})

it('never replaces what is newer in memory', () => {
  keepFinances(anasTab(), 'ana')
  const tab = new QueryClient()
  tab.setQueryData(goalsKey, { items: ['newer'] } as never)
  restoreFinances(tab, 'ana')
  expect(tab.getQueryData(goalsKey)).toEqual({ items: ['newer'] })
})

it('leaves out what is known to be stale', async () => {
  const tab = anasTab()
  await tab.invalidateQueries({ queryKey: api.insights.key() })
  keepFinances(tab, 'ana')
  expect(JSON.parse(sessionStorage.getItem('financial_data_cache') ?? '').summary).toEqual([])
})

it('keeps what could not be fetched anew', async () => {
  const tab = anasTab()
  const queryFn = () => Promise.reject(new TypeError('Failed to fetch'))
  await tab.prefetchQuery({ queryKey: goalsKey, queryFn, staleTime: 0, retry: false })
  expect(tab.getQueryState(goalsKey)?.status).toBe('error')
  keepFinances(tab, 'ana')
  const kept = JSON.parse(sessionStorage.getItem('financial_data_cache') ?? '')
  expect(kept.goals).toMatchObject([{ data: { items: [] } }])
})

it('ends with the session', () => {
  keepFinances(anasTab(), 'ana')
  forgetPerson()
  expect(sessionStorage.getItem('financial_data_cache')).toBeNull()
})

it('lives without a storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepFinances(anasTab(), 'ana')
  const reloaded = new QueryClient()
  restoreFinances(reloaded, 'ana')
  expect(reloaded.getQueryData(dashboardKey)).toBeUndefined()
})
