import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Database } from '#platform/db/database.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { maria, recorder, type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'
import { createRealtime } from '#platform/realtime/create-realtime.ts'
import type { Realtime } from '#platform/realtime/realtime.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** One process: its own pool, its own streams. */
async function startProcess(options: { heartbeatMs?: number } = {}): Promise<{
  realtime: Realtime
  edge: ServedEdge
  signOut(): void
}> {
  const db = new Database(test.login)
  const realtime = createRealtime({ db, log: recorder([]) }, options)
  await realtime.start()
  let isSignedIn = true
  const edge = await serveEdge({
    db,
    realtime,
    authenticate: async (headers) => {
      return isSignedIn && headers.get('cookie') === 'maria' ? maria : null
    },
  })
  opened.push(async () => {
    await realtime.close()
    await edge.close()
    await db.close()
  })
  const signOut = (): void => {
    isSignedIn = false
  }
  return { realtime, edge, signOut }
}

/** Reads a stream of events as the browser does. */
async function openEvents(edge: ServedEdge): Promise<{
  response: Response
  /** The next block that is not a heartbeat, unless it is asked for. */
  next(options?: { beats: boolean }): Promise<string>
  /** Resolves when the server ends the stream. */
  ended(): Promise<void>
}> {
  const cut = new AbortController()
  opened.push(async () => cut.abort())
  const response = await edge.call('/api/events', {
    headers: { cookie: 'maria' },
    signal: cut.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async (): Promise<string | undefined> => {
    while (!text.includes('\n\n')) {
      const part = await reader?.read()
      if (!part || part.done) return undefined
      text += part.value
    }
    const end = text.indexOf('\n\n')
    const block = text.slice(0, end)
    text = text.slice(end + 2)
    return block
  }
  return {
    response,
    next: async ({ beats } = { beats: false }) => {
      for (;;) {
        const block = await read()
        if (block === undefined) throw new Error('the stream ended')
        if (beats === block.startsWith(':')) return block
      }
    },
    ended: async () => {
      while ((await read()) !== undefined);
    },
  }
}

function changed(topics: string[], clientId: string | null): string {
  return `event: changed\ndata: ${JSON.stringify({ topics, clientId })}`
}

it('is for people who are signed in', async () => {
  const { edge } = await startProcess()
  const response = await edge.call('/api/events')
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'identity.session-missing' })
})

it('opens with hello and tells a person what became stale, and nobody else', async () => {
  const { edge, realtime } = await startProcess()
  const screen = await openEvents(edge)
  expect(screen.response.headers.get('content-type')).toBe('text/event-stream')
  expect(screen.response.headers.get('cache-control')).toContain('no-store')
  expect(await screen.next()).toMatch(/^retry: \d+\nevent: hello\ndata: {}$/)
  realtime.announce('00000000-0000-7000-8000-000000000002', ['transactions'], null)
  realtime.announce(maria.userId, ['transactions', 'conversation'], 'tab-1')
  expect(await screen.next()).toBe(changed(['transactions', 'conversation'], 'tab-1'))
})

it('reaches the screens of another process once, under its own name', async () => {
  const here = await startProcess()
  const there = await startProcess()
  const screens = [await openEvents(here.edge), await openEvents(there.edge)]
  for (const screen of screens) await screen.next()
  here.realtime.announce(maria.userId, ['transactions'], 'aba 1\nçé')
  here.realtime.announce(maria.userId, ['categories'], null)
  for (const screen of screens) {
    expect(await screen.next()).toBe(changed(['transactions'], 'aba 1\nçé'))
    expect(await screen.next()).toBe(changed(['categories'], null))
  }
  there.realtime.announce(maria.userId, ['profile'], null)
  for (const screen of screens) expect(await screen.next()).toBe(changed(['profile'], null))
})

it('carries more announcements than fit into one notification', async () => {
  const here = await startProcess()
  const there = await startProcess()
  const screen = await openEvents(there.edge)
  await screen.next()
  for (let person = 0; person < 500; person += 1) {
    const userId = `00000000-0000-7000-9000-${String(person).padStart(12, '0')}`
    here.realtime.announce(userId, ['transactions'], 'a-client-id-of-some-length')
  }
  here.realtime.announce(maria.userId, ['transactions'], null)
  expect(await screen.next()).toBe(changed(['transactions'], null))
})

it('keeps a stream alive with a heartbeat', async () => {
  const { edge } = await startProcess({ heartbeatMs: 20 })
  const screen = await openEvents(edge)
  expect(await screen.next({ beats: true })).toBe(': beat')
})

it('ends a stream whose session has ended, at a beat or when the profile changes', async () => {
  const beating = await startProcess({ heartbeatMs: 20 })
  const screen = await openEvents(beating.edge)
  await screen.next()
  beating.signOut()
  await screen.ended()

  const quiet = await startProcess()
  const other = await openEvents(quiet.edge)
  await other.next()
  quiet.signOut()
  quiet.realtime.announce(maria.userId, ['profile'], null)
  await other.ended()
})

it('listens again after its connection was cut, and says that something was missed', async () => {
  const here = await startProcess()
  const there = await startProcess()
  const screen = await openEvents(there.edge)
  await screen.next()
  await test.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
  )
  expect(await screen.next()).toBe('event: hello\ndata: {}')
  here.realtime.announce(maria.userId, ['transactions'], null)
  expect(await screen.next()).toBe(changed(['transactions'], null))
})

it('lets the oldest stream go when one person opens too many', async () => {
  const { edge } = await startProcess()
  const first = await openEvents(edge)
  await first.next()
  for (let more = 0; more < 10; more += 1) await (await openEvents(edge)).next()
  await first.ended()
})

it('ends every stream when the server stops', async () => {
  const { edge, realtime } = await startProcess()
  const screen = await openEvents(edge)
  await screen.next()
  await realtime.close()
  await screen.ended()
})
