import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { actsAsSystem } from '../../server/platform/db/login/on-connect.ts'
import type { BenchPerson } from './people.ts'
import type { RecordedStatement } from './record-statements.ts'

/** What this process is sent before it listens. */
export interface BareOrders {
  /** The product's own login, not the owner's. */
  connectionString: string
  connections: number
  statements: RecordedStatement[]
  recordedAs: BenchPerson
  people: BenchPerson[]
  /** Ids that everybody has, which stay as they were recorded. */
  sharedIds: string[]
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

// The least that can serve the same work: node:http, one JSON body, the same SQL through pg.
process.once('message', (orders: BareOrders) => {
  const pool = new pg.Pool({
    connectionString: orders.connectionString,
    max: orders.connections,
    pipeline: true,
    ...actsAsSystem,
  } as pg.PoolConfig)
  const keptIds = new Set(orders.sharedIds)
  const people = new Map(orders.people.map((person) => [person.cookie, person]))

  const replay = async (person: BenchPerson): Promise<void> => {
    // Ids that the recorded call made are made anew; its person becomes this one.
    const ids = new Map<string, string>([[orders.recordedAs.userId, person.userId]])
    const fresh = (text: string): string =>
      text.replace(uuid, (id) => {
        const known = ids.get(id) ?? (keptIds.has(id) ? id : randomUUID())
        ids.set(id, known)
        return known
      })
    const place = (value: unknown): unknown => {
      if (value === orders.recordedAs.token) return person.token
      if (typeof value === 'string') return fresh(value)
      return Array.isArray(value) ? value.map(place) : value
    }
    let client: pg.PoolClient | undefined
    try {
      for (const { text, name, values, isAwaited } of orders.statements) {
        if (text.startsWith('BEGIN')) client = await pool.connect()
        const config = { text: fresh(text), values: values.map(place) }
        const sent = (client ?? pool).query(name === null ? config : { ...config, name })
        if (isAwaited) await sent
        else sent.catch(() => undefined)
      }
    } finally {
      client?.release()
    }
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await readAll(request)) as { id?: string; text: string }
    if (request.url === '/insert') {
      await pool.query({
        name: 'insert',
        text: 'INSERT INTO bench_mensagens (id, texto) VALUES ($1, $2)',
        values: [randomUUID(), body.text],
      })
    } else {
      const person = people.get(request.headers.cookie ?? '')
      if (!person) throw new Error('an unknown person')
      await replay(person)
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: body.id ?? randomUUID(), replies: [{ text: body.text }] }))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  })
})

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
