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

/** Announcements, and what a new connection says of itself once. */
const isNoneOfIt = /pg_notify|LISTEN|^SET ROLE/i

/**
 * Sends one message through the product in this process and keeps what it said to PostgreSQL, so
 * that the bare handler runs the same SQL, today and after any change.
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
  const statements: RecordedStatement[] = []
  const under = new Set<RecordedStatement>()
  const untouched = pg.Client.prototype.query
  try {
    const send = (): Promise<Response> => sendMessage(url, person, options.text)
    // The first call prepares and warms; the second is the one that is kept.
    await send()
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, ...parameters: unknown[]) {
        // Everything that the product sends is a text or a statement with its values.
        const statement = parameters[0] as string | pg.QueryConfig<unknown[]>
        const {
          text,
          name = null,
          values = [],
        } = typeof statement === 'string' ? { text: statement } : statement
        if (isNoneOfIt.test(text)) return Reflect.apply(untouched, this, parameters) as unknown
        const sent: RecordedStatement = { text, name, values, isAwaited: true }
        const before = statements.at(-1)
        if (before && under.has(before)) before.isAwaited = false
        statements.push(sent)
        const answered = Reflect.apply(untouched, this, parameters) as unknown
        // What the pool sends by itself answers a callback, and is waited for.
        if (answered instanceof Promise) {
          under.add(sent)
          void answered.finally(() => under.delete(sent))
        }
        return answered
      },
    })
    const answer = await send()
    if (!answer.ok) throw new Error(`the product refused: ${await answer.text()}`)
  } finally {
    Object.assign(pg.Client.prototype, { query: untouched })
    await app.close()
    await listening.close(100)
    await db.close()
  }
  return statements
}

function sendMessage(url: string, person: BenchPerson, text: string): Promise<Response> {
  return fetch(`${url}/api/assistant/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: person.cookie },
    body: JSON.stringify({ text, id: newId() }),
  })
}
