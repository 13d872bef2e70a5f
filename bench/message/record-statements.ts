import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createApp } from '../../server/main/app.ts'
import { systemClock } from '../../server/platform/clock/clock.ts'
import { readSettings } from '../../server/platform/config/settings.ts'
import { Database } from '../../server/platform/db/database.ts'
import { JobQueue } from '../../server/platform/jobs/job-queue.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { secretKey } from '../../server/platform/security/secret-key.ts'
import type { BenchPerson } from './people.ts'

/** A statement as the product sent it. */
export interface RecordedStatement {
  text: string
  name: string | null
  values: unknown[]
}

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
    owner: address,
    jobs,
    clock: systemClock,
    log,
    key: secretKey(options.key),
  })
  const statements: RecordedStatement[] = []
  const untouched = pg.Client.prototype.query
  try {
    const send = (): Promise<Response> => Promise.resolve(app.http.fetch(request(person, options)))
    // The first call prepares and warms; the second is the one that is kept.
    await send()
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, ...parameters: Parameters<typeof untouched>) {
        const [statement] = parameters as [string | pg.QueryConfig<unknown[]>]
        if (typeof statement === 'string')
          statements.push({ text: statement, name: null, values: [] })
        else {
          const { text, name = null, values = [] } = statement
          statements.push({ text, name, values })
        }
        return untouched.apply(this, parameters)
      },
    })
    const answer = await send()
    if (!answer.ok) throw new Error(`the product refused: ${await answer.text()}`)
  } finally {
    Object.assign(pg.Client.prototype, { query: untouched })
    await app.close()
    await db.close()
  }
  return statements.filter(({ text }) => !/pg_notify|LISTEN/i.test(text))
}

function request(person: BenchPerson, { text }: { text: string }): Request {
  const origin = 'http://127.0.0.1:3000'
  return new Request(`${origin}/api/assistant/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: person.cookie },
    body: JSON.stringify({ text, id: benchMessageId() }),
  })
}

function benchMessageId(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
