import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainEnvironment } from '#platform/boot/testing/child-server.ts'

const kills = 20
const people = 6

let dataDir: string
let port: number
let server: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lya-kills-'))
  port = await freePort()
})

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

it('keeps every acknowledged message exactly once through 20 kills', {
  // Twenty starts of a server and its database: half a minute each beside much other work.
  timeout: 1_800_000,
}, async () => {
  await start()
  const cookies = []
  for (let person = 0; person < people; person += 1) cookies.push(await signUp(person))

  let stopped = false
  const acknowledged = cookies.map(() => new Map<string, number>())
  const senders = cookies.map(async (cookie, person) => {
    for (let n = 1; !stopped; n += 1) {
      // The amount is unique for the person: it finds the transaction again.
      const id = crypto.randomUUID()
      if (await sendUntilAcknowledged(cookie, id, n, () => stopped)) {
        acknowledged[person]?.set(id, n * 100 + 1)
      }
    }
  })

  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(150 + ((kill * 137) % 500))
    server?.kill('SIGKILL')
    await once(server as ChildProcess, 'exit')
    await start()
  }
  // A slow server had little time between its kills; whoever waits is served after the last.
  while (acknowledged.some(({ size }) => size <= kills / 2)) await sleep(50)
  stopped = true
  await Promise.all(senders)

  for (const [person, cookie] of cookies.entries()) {
    const amounts = new Map<number, number>()
    for (const { amountCents } of await allTransactions(cookie)) {
      amounts.set(amountCents, (amounts.get(amountCents) ?? 0) + 1)
    }
    const sent = acknowledged[person] ?? new Map<string, number>()
    expect(sent.size).toBeGreaterThan(kills / 2)
    for (const amount of sent.values()) expect(amounts.get(amount)).toBe(1)
    for (const count of amounts.values()) expect(count).toBe(1)
  }
})

it('answers 503 while PostgreSQL is away, and loses nothing', { timeout: 600_000 }, async () => {
  const cookie = await signUp(people)
  const statuses = new Set<number>()
  const acknowledged: number[] = []
  for (let n = 1; n <= 60; n += 1) {
    if (n === 20) await killPostgres()
    const id = crypto.randomUUID()
    for (let isTaken = false; !isTaken; ) {
      const response = await post(
        '/api/assistant/messages',
        { id, text: `gastei ${n},01 no mercado` },
        cookie,
      )
      statuses.add(response.status)
      isTaken = response.ok
      if (!isTaken) await sleep(100)
    }
    acknowledged.push(n * 100 + 1)
  }
  statuses.delete(429)
  expect(statuses).toEqual(new Set([200, 503]))
  const amounts = (await allTransactions(cookie)).map(({ amountCents }) => amountCents)
  expect(amounts.sort((a, b) => a - b)).toEqual(acknowledged)
})

/** The end of a process that was given no time to write anything down. */
async function killPostgres(): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number(file.split('\n')[0]), 'SIGKILL')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const free = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(free))
    })
  })
}

async function start(): Promise<void> {
  const env = plainEnvironment({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' })
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  server = child
  // It comes, only not always soon: what never comes is ended by the test's own bound.
  while (true) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`)
    const healthy = await fetch(`${address()}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await sleep(50)
  }
}

async function signUp(person: number): Promise<string> {
  const response = await post('/api/sign-up', {
    name: `Pessoa ${person}`,
    email: `pessoa${person}@exemplo.com.br`,
    phone: `119870000${String(person).padStart(2, '0')}`,
    password: 'uma senha longa 73',
  })
  expect(response.status).toBe(200)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect((await post('/api/onboarding/skip', {}, cookie)).status).toBe(200)
  return cookie
}

async function sendUntilAcknowledged(
  cookie: string,
  id: string,
  n: number,
  isStopped: () => boolean,
): Promise<boolean> {
  while (!isStopped()) {
    const text = `gastei ${n},01 no mercado`
    const response = await post('/api/assistant/messages', { id, text }, cookie).catch(() => null)
    if (response?.ok) return true
    // Refused for the moment, or the server is down: the same id is tried again.
    if (response) expect([429, 503]).toContain(response.status)
    await sleep(response?.status === 429 ? 250 : 40)
  }
  return false
}

async function allTransactions(cookie: string): Promise<{ amountCents: number }[]> {
  const all: { amountCents: number }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const response = await fetch(`${address()}/api/transactions?limit=100${query}`, {
      headers: { cookie },
    })
    const page = (await response.json()) as {
      items: { amountCents: number }[]
      nextCursor: string | null
    }
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}

function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${address()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address(), cookie },
    body: JSON.stringify(body),
  })
}

function address(): string {
  return `http://127.0.0.1:${port}`
}
