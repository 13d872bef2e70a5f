import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Refusal } from '@lya/core/refusal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { os, signedIn } from '#platform/http/implement.ts'
import { type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'
import { Outage } from '#platform/outage.ts'

const id = '00000000-0000-7000-8000-000000000009'

/** Says no, fails or answers, as the message asks. */
function behave(text: string): string {
  if (text === 'conflict') throw new Refusal('conflict', 'conversation.id-used', { data: { id } })
  if (text === 'limit') {
    throw new Refusal('limit', 'conversation.too-many-messages', { retryAfterSeconds: 1.2 })
  }
  if (text === 'unpaid') throw new Refusal('unpaid', 'conversation.unpaid')
  if (text === 'forbidden') throw new Refusal('forbidden', 'conversation.forbidden')
  if (text === 'outage') throw new Outage('asaas', { isRetryable: true })
  if (text === 'bug') {
    const cause = Object.assign(new Error('insert into x values (maria@exemplo.test)'), {
      code: '23502',
    })
    throw new Error('Failed query: maria@exemplo.test', { cause })
  }
  if (text === 'deadlock') throw Object.assign(new Error('deadlock'), { code: '40P01' })
  if (text === 'wrong output') return 7 as unknown as string
  return text
}

const router = {
  identity: {
    session: os.identity.session.handler(async ({ context }) => {
      context.responseHeaders.append('set-cookie', 'a=1; HttpOnly')
      context.responseHeaders.append('set-cookie', 'b=2; HttpOnly')
      const actor = await context.findActor()
      const plan = { planStatus: 'TRIAL' as const, trialEndDate: null }
      return { session: actor && { ...actor, ...plan, name: context.ip } }
    }),
    signOut: os.identity.signOut.handler(() => ({ ended: true })),
  },
  conversation: {
    send: signedIn.conversation.send.handler(({ input, context }) => {
      const text = behave(input.text)
      const reply = { id, text, quickReplies: [], undoId: null, undone: false }
      return { id: context.actor.userId, replies: [reply] }
    }),
  },
  transactions: {
    list: signedIn.transactions.list.handler(() => ({ items: [], nextCursor: null })),
    get: signedIn.transactions.get.handler(({ input }) => {
      throw new Refusal('missing', 'transactions.missing', { data: input })
    }),
  },
}

let edge: ServedEdge
beforeAll(async () => {
  edge = await serveEdge({ router, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
})
afterAll(() => edge.close())

const json = { 'content-type': 'application/json' }
const asMaria = { ...json, cookie: 'maria' }

function say(text: string, headers: Record<string, string> = {}): Promise<Response> {
  return edge.call('/api/assistant/messages', {
    method: 'POST',
    headers: { ...asMaria, ...headers },
    body: JSON.stringify({ text }),
  })
}

/** Past fetch, which unpacks by itself. */
async function callRaw(
  text: string,
  accepted: string,
): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${edge.url}/api/assistant/messages`,
      {
        method: 'POST',
        headers: { ...asMaria, origin: edge.url, 'accept-encoding': accepted },
      },
      (answer) => {
        const { headers } = answer
        buffer(answer).then((bytes) => resolve({ headers, bytes }), reject)
      },
    )
    sent.on('error', reject).end(JSON.stringify({ text }))
  })
}

async function refusalOf(answer: Promise<Response>): Promise<unknown> {
  const response = await answer
  expect(response.headers.get('content-type')).toBe('application/json')
  return response.json()
}

describe('a procedure', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('answers at length for %s', async (accepted, encoding, unpack) => {
    const text = 'gastei 10 '.repeat(200)
    const long = await callRaw(text, accepted)
    expect(long.headers['content-encoding']).toBe(encoding)
    expect(long.headers.vary).toBe('accept-encoding')
    expect(Number(long.headers['content-length'])).toBe(long.bytes.length)
    expect(long.bytes.length).toBeLessThan(500)
    expect(JSON.parse(unpack(long.bytes).toString()).replies[0].text).toBe(text)
  })

  it.each([
    ['gastei 10', 'br, gzip'],
    ['gastei 10 '.repeat(200), 'identity'],
  ])('answers plainly when that is wanted or short enough', async (text, accepted) => {
    const { headers, bytes } = await callRaw(text, accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(bytes.toString()).replies[0].text).toBe(text)
  })

  it('answers as JSON with the headers of an API', async () => {
    const response = await say('gastei 10')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ replies: [{ text: 'gastei 10' }] })
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('sets its cookies one by one', async () => {
    const response = await edge.call('/api/session')
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
  })

  it('needs no body when it takes none', async () => {
    const response = await edge.call('/api/sign-out', { method: 'POST' })
    expect(await response.json()).toEqual({ ended: true })
  })

  it('answers HEAD like GET, without the body', async () => {
    const response = await edge.call('/api/session', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('is called from a caller whose address only our own proxies may tell', async () => {
    const ipOf = async (forwarded: string): Promise<unknown> => {
      const headers = { cookie: 'maria', 'x-forwarded-for': forwarded }
      const response = await edge.call('/api/session', { headers })
      return ((await response.json()) as { session: { name: string } }).session.name
    }
    expect(await ipOf('6.6.6.6, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
    expect(await ipOf('not an address')).toBe('127.0.0.1')
    const alone = await serveEdge({ router })
    const headers = { cookie: 'maria', 'x-forwarded-for': '6.6.6.6' }
    expect(await (await alone.call('/api/session', { headers })).json()).toMatchObject({
      session: { name: '127.0.0.1' },
    })
    await alone.close()
  })
})

describe('a refusal', () => {
  it('tells guests to sign in before it looks at what they sent', async () => {
    const body = JSON.stringify({ text: 7 })
    const answer = edge.call('/api/assistant/messages', { method: 'POST', headers: json, body })
    expect(await refusalOf(answer)).toEqual({
      code: 'identity.session-missing',
      message: 'Sign in first.',
      status: 401,
    })
  })

  it.each([
    ['conflict', 409, 'conversation.id-used'],
    ['unpaid', 402, 'conversation.unpaid'],
    ['forbidden', 403, 'conversation.forbidden'],
    ['limit', 429, 'conversation.too-many-messages'],
    ['outage', 503, 'platform.unavailable'],
    ['deadlock', 503, 'platform.unavailable'],
    ['bug', 500, 'platform.unexpected'],
    ['wrong output', 500, 'platform.unexpected'],
  ])('of kind %s has status %i and code %s', async (text, status, code) => {
    const response = await say(text)
    expect(response.status).toBe(status)
    const body = (await response.json()) as { message?: unknown }
    expect(body).toMatchObject({ status, code })
    expect(body.message).toMatch(/\.$/)
  })

  it('carries its data', async () => {
    expect(await refusalOf(say('conflict'))).toMatchObject({ data: { id } })
  })

  it('says in whole seconds when to come back', async () => {
    expect((await say('limit')).headers.get('retry-after')).toBe('2')
    expect((await say('outage')).headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('logs a bug under the id that the caller got, without SQL or people', async () => {
    edge.logged.length = 0
    const response = await say('bug')
    const text = await response.text()
    expect(text).not.toContain('maria@')
    const [line = ''] = edge.logged
    expect(line).toContain(response.headers.get('x-request-id'))
    expect(line).toContain('23502')
    expect(line).toContain('create-http.test.ts')
    expect(line).not.toMatch(/maria@|insert into|Failed query/)
  })
})

describe('bad input', () => {
  it('is told by field, never by value', async () => {
    const response = await edge.call('/api/assistant/messages', {
      method: 'POST',
      headers: asMaria,
      body: JSON.stringify({ text: 'x'.repeat(5_000), id: 'secreto' }),
    })
    expect(response.status).toBe(400)
    const text = await response.text()
    const refused = JSON.parse(text) as { code: string; data: { issues: { path: string }[] } }
    expect(refused.code).toBe('platform.input-invalid')
    expect(refused.data.issues.map(({ path }) => path).toSorted()).toEqual(['id', 'text'])
    expect(text).not.toContain('secreto')
  })

  it.each([
    ['broken JSON', '{"text":', json],
    ['a form', 'text=oi', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no type', new Blob(['{"text":"oi"}']), {}],
  ])('as %s is refused as a body', async (_name, body, headers) => {
    const call = { method: 'POST', headers: { cookie: 'maria', ...headers }, body }
    expect(await refusalOf(edge.call('/api/assistant/messages', call))).toMatchObject({
      code: 'platform.body-invalid',
      status: 400,
    })
  })

  it.each([[null], [[]], ['oi'], [7]])('as %j instead of an object is refused', async (body) => {
    const call = { method: 'POST', headers: asMaria, body: JSON.stringify(body) }
    expect(await refusalOf(edge.call('/api/assistant/messages', call))).toMatchObject({
      code: 'platform.input-invalid',
    })
  })

  it('with a NUL, which no database takes, is refused', async () => {
    expect(await refusalOf(say('a\0b'))).toMatchObject({ code: 'platform.input-invalid' })
    const search = edge.call('/api/transactions?search=%00', { headers: asMaria })
    expect(await refusalOf(search)).toMatchObject({ code: 'platform.input-invalid' })
    const written = await say('a literal \\u0000 is only text')
    expect(written.status).toBe(200)
  })

  it('nested deeper than any stack is refused or ignored, not a bug', async () => {
    const deep = `{"text":"\\u0000","x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const call = { method: 'POST', headers: asMaria, body: deep }
    expect((await edge.call('/api/assistant/messages', call)).status).toBe(400)
  })

  it('cannot reach the prototype of anything', async () => {
    const body = '{"text":"oi","__proto__":{"polluted":true}}'
    const response = await edge.call('/api/assistant/messages', {
      method: 'POST',
      headers: asMaria,
      body,
    })
    expect(response.status).toBe(200)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('above the limit is refused, announced or not', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(70_000) })
    const announced = edge.call('/api/assistant/messages', {
      method: 'POST',
      headers: asMaria,
      body,
    })
    expect(await refusalOf(announced)).toMatchObject({
      code: 'platform.body-too-large',
      status: 413,
    })
    const chunked = edge.call('/api/assistant/messages', {
      method: 'POST',
      headers: asMaria,
      body: new Blob([body]).stream(),
      duplex: 'half',
    })
    expect(await refusalOf(chunked)).toMatchObject({ code: 'platform.body-too-large' })
  })

  it('that is announced as huge is refused before it is sent', async () => {
    const { host, port, hostname } = new URL(edge.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api/assistant/messages HTTP/1.1\r\nhost: ${host}\r\norigin: ${edge.url}\r\n` +
        'content-type: application/json\r\ncontent-length: 5000000000\r\n\r\n{',
    )
    const first = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString()))
    })
    socket.destroy()
    expect(first).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('a route', () => {
  it.each(['/api', '/api/', '/api/nope', '/api/transactions/a/b', '/api/%E0%A4%A'])(
    '%s that is unknown is a JSON 404, signed in or not',
    async (path) => {
      const answer = { code: 'platform.route-missing', status: 404 }
      expect(await refusalOf(edge.call(path))).toMatchObject(answer)
      const post = { method: 'POST', headers: asMaria, body: '{}' }
      expect(await refusalOf(edge.call(path, post))).toMatchObject(answer)
    },
  )

  it('called with a wrong method names the right ones', async () => {
    const response = await edge.call('/api/assistant/messages', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ code: 'platform.method-refused' })
    expect((await edge.call('/api/events', { method: 'POST' })).status).toBe(405)
  })

  it('that does not exist costs no look at the session', async () => {
    const before = edge.lookUps()
    await edge.call('/api/nope', { headers: asMaria })
    await say('oi', { origin: 'https://evil.example' })
    expect(edge.lookUps()).toBe(before)
  })
})

describe('a call that changes something', () => {
  it.each([
    ['of a foreign page', 'https://evil.example'],
    ['of another port', 'http://127.0.0.1:1'],
    ['of a sandboxed page', 'null'],
  ])('%s is refused', async (_name, origin) => {
    expect(await refusalOf(say('oi', { origin }))).toMatchObject({
      code: 'platform.origin-refused',
      status: 403,
    })
  })

  it('without an Origin is refused', async () => {
    const answer = fetch(`${edge.url}/api/assistant/messages`, {
      method: 'POST',
      headers: asMaria,
      body: '{"text":"oi"}',
    })
    expect(await refusalOf(answer)).toMatchObject({ code: 'platform.origin-refused' })
  })

  it('under a name that was rebound to this machine is refused', async () => {
    const { port, hostname } = new URL(edge.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api/sign-out HTTP/1.1\r\nhost: evil.example:${port}\r\n` +
        `origin: http://evil.example:${port}\r\ncontent-length: 0\r\n\r\n`,
    )
    const first = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString()))
    })
    socket.destroy()
    expect(first).toMatch(/^HTTP\/1\.1 403 /)
  })

  it('of the public address passes, and TLS is then asked for', async () => {
    const open = await serveEdge({ router, publicUrl: 'https://lya.example' })
    const call = { method: 'POST', headers: { origin: 'https://lya.example' } }
    const response = await open.call('/api/sign-out', call)
    expect(response.status).toBe(200)
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
    await open.close()
  })
})

it('answers 503 with a time to come back when the database is away', async () => {
  const away = await serveEdge({
    router,
    authenticate: async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    },
  })
  const response = await away.call('/api/transactions', { headers: asMaria })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await response.json()).toMatchObject({ code: 'platform.unavailable' })
  expect(away.logged.filter((line) => line.startsWith('request failed'))).toEqual([])
  await away.close()
})

it('describes every procedure and shows it with nothing from elsewhere', async () => {
  const document = (await (await edge.call('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, { post?: { responses: Record<string, unknown> } }>
  }
  expect(document.openapi).toMatch(/^3\.1/)
  const send = document.paths['/assistant/messages']?.post?.responses
  expect(Object.keys(send ?? {})).toEqual(['200', 'default'])

  const page = await edge.call('/api/docs')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await page.text()
  const paths = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(paths.length).toBe(3)
  for (const path of paths) {
    expect(path).toMatch(/^\/api\/docs\//)
    expect((await edge.call(path)).status).toBe(200)
  }
})
