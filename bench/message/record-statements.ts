import pg from 'pg'
import { createApp } from '../../server/main/app.ts'
import { systemClock } from '../../server/platform/clock/clock.ts'
import { readSettings } from '../../server/platform/config/settings.ts'
import { Database } from '../../server/platform/db/database.ts'
import { listen } from '../../server/platform/http/listen.ts'
import { JobQueue } from '../../server/platform/jobs/job-queue.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { newId } from '../../server/platform/security/ids.ts'
import { secretKey } from '../../server/platform/security/secret-key.ts'
import type { BenchPerson } from './people.ts'

/** A statement as the product sent it. */
export interface RecordedStatement {
  text: string
  name: string | null
  values: unknown[]
  /** False where the next statement left before this one was answered: one round trip for both. */
  isAwaited: boolean
}

/**
 * Sends one message through the product in this process and keeps what it said to PostgreSQL, so
 * that the bare handler runs the same SQL, today and after any change: the look at the session and
 * the person's transaction. What jobs, sweeps and announcements say meanwhile, on connections of
 * their own, is none of it.
 */
export async function recordStatements(
  address: { connectionString: string },
  person: BenchPerson,
  options: { key: Buffer; text: string },
): Promise<RecordedStatement[]> {
  const log = createLog({ level: 'error', format: 'json' })
  const db = new Database(address, { max: 2 })
  const jobs = new JobQueue(address, log)
  const app = await createApp({
    settings: readSettings({}),
    db,
    address,
    jobs,
    clock: systemClock,
    log,
    key: secretKey(options.key),
  })
  const listening = await listen(app.http, { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${listening.port}`
  const untouched = pg.Client.prototype.query
  const kept = keepCall(person, untouched)
  try {
    const send = (): Promise<Response> => sendMessage(url, person, options.text)
    // A conversation remembers what was done before: only a later message writes the state that
    // the product's own have.
    for (let sent = 0; sent < messagesBefore; sent += 1) await send()
    Object.assign(pg.Client.prototype, { query: kept.query })
    const answer = await send()
    if (!answer.ok) throw new Error(`the product refused: ${await answer.text()}`)
  } finally {
    Object.assign(pg.Client.prototype, { query: untouched })
    await app.close()
    await listening.close(100)
    await db.close()
  }
  return kept.statements()
}

/** Fewer than a person may send in one second. */
const messagesBefore = 8

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown

/** Hands every statement on, and keeps those of one call of this person. */
function keepCall(
  person: BenchPerson,
  untouched: Query,
): { query: Query; statements(): RecordedStatement[] } {
  const statements: RecordedStatement[] = []
  const under = new Set<RecordedStatement>()
  const count = (pattern: RegExp): number =>
    statements.filter(({ text }) => pattern.test(text)).length
  const inCall = new WeakSet<pg.Client>()
  return {
    query(...parameters) {
      const answered = Reflect.apply(untouched, this, parameters) as unknown
      const sent = readStatement(parameters[0])
      if (sent.text.startsWith('BEGIN') && sent.text.includes(person.userId)) inCall.add(this)
      const isOfCall = sent.values.includes(person.token) || inCall.has(this)
      if (!isOfCall) return answered
      if (sent.text === 'COMMIT') inCall.delete(this)
      const before = statements.at(-1)
      if (before && under.has(before)) before.isAwaited = false
      statements.push(sent)
      // What the pool sends by itself answers a callback, and is waited for.
      if (answered instanceof Promise) {
        under.add(sent)
        void answered.finally(() => under.delete(sent)).catch(() => undefined)
      }
      return answered
    },
    statements() {
      const found = [/^BEGIN/, /^COMMIT$/, /auth\.session/].map(count)
      if (found.some((times) => times !== 1) || statements.at(-1)?.text !== 'COMMIT') {
        throw new Error(`not one call was recorded: ${JSON.stringify(statements)}`)
      }
      return statements
    },
  }
}

/** Everything that the product sends is a text or a statement with its values. */
function readStatement(sent: unknown): RecordedStatement {
  const { text, name, values } =
    typeof sent === 'string'
      ? { text: sent, name: undefined, values: undefined }
      : (sent as pg.QueryConfig<unknown[]>)
  return { text, name: name ?? null, values: values ?? [], isAwaited: true }
}

function sendMessage(url: string, person: BenchPerson, text: string): Promise<Response> {
  return fetch(`${url}/api/assistant/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: person.cookie },
    body: JSON.stringify({ text, id: newId() }),
  })
}
