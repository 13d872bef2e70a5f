import { vi } from 'vitest'

export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}

export interface FakeAnswer {
  status?: number
  body: unknown
}

export type FakeRoutes = Record<string, (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>>

/** A refusal as the server writes it. */
export function refuse(status: number, code: string, data?: unknown): FakeAnswer {
  return { status, body: { code, message: code, status, ...(data === undefined ? {} : { data }) } }
}

/**
 * Stands in for the server: answers `fetch` by `METHOD /path` below /api, and lists what was
 * called. An unexpected call fails the test by a 404 that says so.
 */
export function fakeApi(routes: FakeRoutes): { calls: FakeCall[] } {
  const calls: FakeCall[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const call: FakeCall = {
      method: request.method,
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: readText(text, request.headers.get('content-type')),
    }
    calls.push(call)
    const name = `${call.method} ${call.path}`
    // An id at the end that the page makes itself is written as a star.
    const route = routes[name] ?? routes[name.replace(/[^/]+$/, '*')]
    const answer = await Promise.race([route?.(call), untilAborted(request.signal)])
    const { status = 200, body } = answer ?? refuse(404, 'platform.route-missing')
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return { calls }
}

/** As the network does: who calls may stop waiting. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/** A body that is no JSON, such as a picture, is told by its text. */
function readText(text: string, type: string | null): unknown {
  if (text === '') return undefined
  return type?.includes('json') ? (JSON.parse(text) as unknown) : text
}
