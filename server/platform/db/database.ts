import pg from 'pg'

/** How to reach a database: a connection string, or the socket of the embedded one. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; ssl: false }

const settings = [
  'statement_timeout=30000',
  'lock_timeout=10000',
  // A statement is planned once for each connection. While a table is small the planner would read
  // the whole of it, and would go on so when it has grown, until statistics are gathered.
  'enable_seqscan=off',
]

/**
 * The pool that serves the application. Its connections act as `app_system` until a transaction
 * says otherwise, so a query outside `asUser` sees nobody's money. They log in as a role without
 * any rights of its own, so a statement that leaves its role reads nothing at all.
 */
export class Database {
  readonly pool: pg.Pool
  #closing: Promise<void> | null = null

  /** @param options.max Connections at most; 10 by default. */
  constructor(
    address: DatabaseAddress,
    options: { max?: number; onIdleError?: (error: Error) => void } = {},
  ) {
    // Kept while they are idle: a new one knows neither the catalogue nor any statement.
    this.pool = new pg.Pool({
      ...address,
      max: options.max ?? 10,
      pipeline: true,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 300_000,
      // Not among the settings of the connection: those are what RESET ROLE goes back to.
      onConnect: (client: pg.ClientBase) => client.query('SET ROLE app_system'),
      options: settings.map((setting) => `-c ${setting}`).join(' '),
    } as pg.PoolConfig)
    // Without a listener a server that stops would end the process.
    this.pool.on('error', (error) => {
      // Connections that were let go may still hear that PostgreSQL stops: nothing was lost.
      if (!this.#closing) options.onIdleError?.(error)
    })
    // The same for a connection in use; the statement that it carried fails and says why.
    this.pool.on('connect', (client) => void client.on('error', () => undefined))
  }

  /** Waits for those in use. May be called again. */
  close(): Promise<void> {
    this.#closing ??= this.pool.end()
    return this.#closing
  }
}
