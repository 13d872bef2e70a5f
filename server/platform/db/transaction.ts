import type { Writable } from 'node:stream'
import { assert } from '@lya/core/assert.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryResult, QueryResultRow } from 'pg'
import type { Database } from '#platform/db/database.ts'

/**
 * One open transaction. Commands and queries are handed it and never open their own.
 *
 * `orm` and `query` speak on the same connection; `query` with a `name` is prepared once for each
 * connection and is meant for paths where every round trip counts.
 */
export interface Tx {
  readonly orm: NodePgDatabase
  query<Row extends QueryResultRow>(statement: Statement): Promise<QueryResult<Row>>
  /**
   * Sends a statement whose answer nobody waits for: it travels together with the next one, or
   * with the COMMIT. Its failure fails the transaction; not inside a savepoint, which could no
   * longer tell whose it is.
   *
   * @param told What a failure comes to, such as a refusal.
   */
  send(statement: Statement, told?: (error: unknown) => unknown): void
}

export interface Statement {
  text: string
  values?: unknown[]
  name?: string
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const orms = new WeakMap<PoolClient, NodePgDatabase>()

/** What is sent before the next turn of the event loop leaves in one write. */
const corked = new WeakSet<Writable>()

/** Runs `work` as this person: row-level security shows and takes only their rows. */
export function asUser<T>(
  db: Database,
  userId: string,
  work: (tx: Tx) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> {
  // The id goes into the text of the statement, so that BEGIN and both settings are one message.
  assert(uuidPattern.test(userId), 'a user id is a lower-case UUID')
  const begin = options.readOnly ? 'BEGIN READ ONLY' : 'BEGIN'
  const settings = `SET LOCAL ROLE app_user; SET LOCAL app.user_id = '${userId}'`
  return inTransaction(db, `${begin}; ${settings}`, work)
}

/** Runs `work` as the system: sign-in, sign-up, jobs. It sees no personal table of money. */
export function asSystem<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, 'BEGIN', work)
}

/**
 * Reads as the system, with all statements seeing one and the same moment. For `readUnhurried` of
 * `reading.ts` alone.
 */
export function asOfOneMoment<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY', work)
}

/**
 * Runs `work` as the back-office. For `asAdmin` of platform/audit alone, which sees to it that what
 * is done leaves its row.
 */
export function asAdminRole<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, 'BEGIN; SET LOCAL ROLE app_admin', work)
}

/** As `asAdminRole`, and nothing can be changed. For `readAsAdmin` of platform/audit alone. */
export function asAdminReading<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, 'BEGIN READ ONLY; SET LOCAL ROLE app_admin', work)
}

/** One statement as the system, which is its own transaction: done for good in one round trip. */
export async function onceAsSystem<Row extends QueryResultRow>(
  db: Database,
  statement: Statement,
): Promise<QueryResult<Row>> {
  return db.pool.query<Row>(statement)
}

/**
 * From here on the system's transaction acts as this person as well: sign-up makes the profile
 * as the system and then the person's first rows as the person. Costs no round trip.
 */
export function becomeUser(tx: Tx, userId: string): void {
  assert(uuidPattern.test(userId), 'a user id is a lower-case UUID')
  tx.send({ text: `SET LOCAL ROLE app_user; SET LOCAL app.user_id = '${userId}'` })
}

/**
 * From here on the back-office's transaction acts in this role, until told otherwise. For `asAdmin`
 * of platform/audit alone. Costs no round trip.
 */
export function becomeStaff(tx: Tx, role: 'app_system' | 'app_admin'): void {
  tx.send({ text: `SET LOCAL ROLE ${role}` })
}

async function inTransaction<T>(
  db: Database,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  const failures: unknown[] = []
  try {
    const send = (statement: Statement | string, told = asItIs): void => {
      inOneWrite(client)
        .query(statement)
        .catch((error: unknown) => failures.push(told(error)))
    }
    // Pipelined: the first statement of `work` leaves in one write with BEGIN.
    send(begin)
    const result = await work(txOf(client, send))
    const commit = await inOneWrite(client).query('COMMIT')
    // PostgreSQL answers a COMMIT of a failed transaction with ROLLBACK, and no error.
    if (commit.command !== 'COMMIT') throw new Error('transaction rolled back at commit')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    // Where a statement failed that was only sent, the next ones just say that nothing goes now.
    throw failures[0] ?? error
  } finally {
    client.release(broken)
  }
}

const asItIs = (error: unknown): unknown => error

/** @returns The same client, which keeps what it is told until this turn of the loop is over. */
function inOneWrite(client: PoolClient): PoolClient {
  // The driver's types leave the connection out.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (!corked.has(stream)) {
    corked.add(stream)
    stream.cork()
    process.nextTick(() => {
      corked.delete(stream)
      stream.uncork()
    })
  }
  return client
}

function txOf(client: PoolClient, send: Tx['send']): Tx {
  let orm = orms.get(client)
  if (!orm) {
    orm = drizzle({ client })
    orms.set(client, orm)
  }
  return { orm, query: (statement) => inOneWrite(client).query(statement), send }
}
