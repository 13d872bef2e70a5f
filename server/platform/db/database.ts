import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { actsAsSystem } from '#platform/db/login/on-connect.ts'
import { isWriteRefused } from '#platform/db/unavailable.ts'

/** How to reach a database: a connection string, or the socket of the embedded one. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; ssl: false }

/** PostgreSQL gives a statement up by itself before we stop waiting for its answer. */
const statementMsMax = 12_000
const answerMsMax = 15_000

const settings = [
  `statement_timeout=${statementMsMax}`,
  'lock_timeout=10000',
  // A statement is planned once for each connection. While a table is small the planner would read
  // the whole of it, and would go on so when it has grown, until statistics are gathered.
  'enable_seqscan=off',
  // A statement has one processor: what an operator looks at leaves people's messages the others.
  'max_parallel_workers_per_gather=0',
  // What reads a whole table counts as dear above, and would be compiled first: a second for 10 ms.
  'jit=off',
]

/**
 * The pool that serves the application. Its connections act as `app_system` until a transaction
 * says otherwise, so a query outside `asUser` sees nobody's money. They log in as a role without
 * any rights of its own, so a statement that leaves its role reads nothing at all.
 */
export class Database {
  readonly pool: pg.Pool
  #closing: Promise<void> | null = null
  #writeRefusedAt: number | null = null

  /**
   * @param options.max Connections at most; 10 by default.
   * @param options.waitMsMax How long a caller waits for a connection.
   * @param options.answerMsMax How long a caller waits for the answer to one statement: a
   *   PostgreSQL that hangs breaks no connection and keeps no time limit of its own.
   */
  constructor(
    address: DatabaseAddress,
    options: {
      max?: number
      waitMsMax?: number
      answerMsMax?: number
      onIdleError?: (error: Error) => void
    } = {},
  ) {
    // Kept while they are idle: a new one knows neither the catalogue nor any statement.
    this.pool = new pg.Pool({
      ...address,
      max: options.max ?? 10,
      pipeline: true,
      connectionTimeoutMillis: options.waitMsMax ?? 5_000,
      query_timeout: options.answerMsMax ?? answerMsMax,
      idleTimeoutMillis: 300_000,
      ...actsAsSystem,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
    } as pg.PoolConfig)
    // Without a listener a server that stops would end the process.
    this.pool.on('error', (error) => {
      // Connections that were let go may still hear that PostgreSQL stops: nothing was lost.
      if (!this.#closing) options.onIdleError?.(error)
    })
    // The same for a connection in use; the statement that it carried fails and says why.
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined)
      // The driver's types leave the connection out.
      const { connection } = client as unknown as { connection: EventEmitter }
      connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (isWriteRefused(code)) this.#writeRefusedAt = performance.now()
      })
    })
  }

  /** How long ago PostgreSQL could not write what it should have; null when it never happened. */
  get msSinceWriteRefused(): number | null {
    return this.#writeRefusedAt === null ? null : performance.now() - this.#writeRefusedAt
  }

  /** Waits for those in use. May be called again. */
  close(): Promise<void> {
    this.#closing ??= this.pool.end()
    return this.#closing
  }
}
