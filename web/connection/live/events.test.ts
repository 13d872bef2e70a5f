import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession } from '#connection/caches/kept-session.ts'
import { api } from '#connection/calls/client.ts'
import { clientId } from '#connection/ids.ts'
import { fakeApi } from '#connection/testing/fake-api.ts'
import { memoryStorage } from '#connection/testing/memory-storage.ts'
import { listenToEvents } from './events.ts'

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static open: FakeEventSource[] = []

  constructor() {
    super()
    FakeEventSource.open.push(this)
  }

  tell(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }

  close() {
    FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this)
  }
}

/** A tab that notes which queries it is told to fetch again. */
function openTab(userId = 'ana') {
  const queryClient = new QueryClient()
  const touched: string[] = []
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    touched.push(JSON.stringify(filters?.queryKey ?? 'all'))
  })
  const stop = listenToEvents(queryClient, userId)
  return { stop, touched }
}

const oneStream = () => expect.poll(() => FakeEventSource.open).toHaveLength(1)
const [transactionsKey, insightsKey, budgetsKey, conversationKey, memoryKey] = [
  api.transactions.key(),
  api.insights.key(),
  api.budgets.key(),
  api.conversation.key(),
  api.memory.key(),
].map((key) => JSON.stringify(key))

const session = {
  userId: 'ana',
  name: 'Ana',
  email: 'ana@exemplo.test',
  emailVerified: true,
  roles: [],
  planStatus: 'TRIAL' as const,
  trialEndDate: null,
  leavesAt: null,
  onboardingStep: 3,
  timeZone: 'America/Sao_Paulo',
}

beforeEach(() => {
  FakeEventSource.open = []
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', new URL('https://lya.exemplo.test'))
  keepSession(session)
  vi.stubGlobal('EventSource', FakeEventSource)
})

afterEach(() => vi.unstubAllGlobals())

describe('the tabs of one browser', () => {
  it('ask who is signed in before anything of a profile', async () => {
    const tab = openTab()
    await oneStream()
    FakeEventSource.open[0]?.tell('changed', { topics: ['profile'], clientId: 'other' })
    const asked = [api.identity.session.key(), api.profiles.key()].map((key) => JSON.stringify(key))
    await expect.poll(() => tab.touched).toEqual(asked)
    tab.stop()
  })

  it('share one stream, and hear everything in each of them', async () => {
    const tabs = [openTab(), openTab()]
    await oneStream()
    FakeEventSource.open[0]?.tell('changed', { topics: ['transactions'], clientId: 'other' })
    for (const tab of tabs) {
      await expect.poll(() => tab.touched).toEqual([transactionsKey, insightsKey, budgetsKey])
      tab.stop()
    }
  })

  it('pass the stream on when the tab that reads it closes', async () => {
    const [first, second] = [openTab(), openTab()]
    await oneStream()
    const [before] = FakeEventSource.open
    first.stop()
    await expect.poll(() => FakeEventSource.open).not.toContain(before)
    await oneStream()

    FakeEventSource.open[0]?.tell('changed', { topics: ['conversation'], clientId: null })
    await expect.poll(() => second.touched).toEqual([conversationKey, memoryKey])
    second.stop()
    await expect.poll(() => FakeEventSource.open).toHaveLength(0)
  })

  it('take no stream over once the person has signed out', async () => {
    const { calls } = fakeApi({ 'GET /session': () => ({ body: { session: null } }) })
    const [first, second] = [openTab(), openTab()]
    await oneStream()
    keepSession(null)
    first.stop()
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/session'])
    // Who leads holds the lock as long as the stream is open: it is free once nobody leads.
    await navigator.locks.request('lya-events-ana', () => undefined)
    expect(FakeEventSource.open).toEqual([])
    second.stop()
  })

  it('take it over where nothing is kept, but somebody is signed in', async () => {
    fakeApi({ 'GET /session': () => ({ body: { session } }) })
    keepSession(null)
    const tab = openTab()
    await oneStream()
    tab.stop()
  })

  it('fetch everything again after a gap', async () => {
    const tabs = [openTab(), openTab()]
    await oneStream()
    FakeEventSource.open[0]?.tell('hello', {})
    for (const tab of tabs) {
      await expect.poll(() => tab.touched).toEqual(['"all"'])
      tab.stop()
    }
  })

  it('skip the echo of what they did themselves', async () => {
    const tab = openTab()
    await oneStream()
    FakeEventSource.open[0]?.tell('changed', { topics: ['transactions'], clientId })
    FakeEventSource.open[0]?.tell('changed', { topics: ['conversation'], clientId: 'other' })
    await expect.poll(() => tab.touched).toContain(conversationKey)
    expect(tab.touched).toEqual([conversationKey, memoryKey])
    tab.stop()
  })

  it('do not listen to the tabs of somebody else', async () => {
    const [ana, bia] = [openTab('ana'), openTab('bia')]
    await expect.poll(() => FakeEventSource.open).toHaveLength(2)
    const [first, second] = FakeEventSource.open
    first?.tell('changed', { topics: ['transactions'], clientId: null })
    second?.tell('changed', { topics: ['conversation'], clientId: null })
    await expect
      .poll(() => [ana.touched, bia.touched].toSorted((a, b) => b.length - a.length))
      .toEqual([
        [transactionsKey, insightsKey, budgetsKey],
        [conversationKey, memoryKey],
      ])
    ana.stop()
    bia.stop()
  })
})
