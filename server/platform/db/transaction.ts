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
   * Sends a statement that nobody waits for, such as the last one of a path where every round
   * trip counts: it travels together with the COMMIT, and its failure fails the transaction.
   */
  send(statement: Statement): void
}

export interface Statement {
  text: string
  values?: unknown[]
  name?: string
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const orms = new WeakMap<PoolClient, NodePgDatabase>()

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
 * From here on the system's transaction acts as this person as well: sign-up makes the profile
 * as the system and then the person's first rows as the person.
 */
export async function becomeUser(tx: Tx, userId: string): Promise<void> {
  assert(uuidPattern.test(userId), 'a user id is a lower-case UUID')
  await tx.query({ text: `SET LOCAL ROLE app_user; SET LOCAL app.user_id = '${userId}'` })
}

async function inTransaction<T>(
  db: Database,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    const last: Statement[] = []
    const tx = txOf(client, (statement) => last.push(statement))
    const sent: Promise<unknown>[] = []
    // Pipelined: the first statement of `work` leaves in one write with BEGIN.
    const result = await inOneWrite(client, () => {
      sent.push(quietly(client.query(begin)))
      return work(tx)
    })
    const commit = await inOneWrite(client, () => {
      for (const statement of last) sent.push(quietly(client.query(statement)))
      return quietly(client.query('COMMIT'))
    })
    await Promise.all(sent)
    // PostgreSQL answers a COMMIT of a failed transaction with ROLLBACK, and no error.
    if (commit.command !== 'COMMIT') throw new Error('transaction rolled back at commit')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** A rejection that is looked at later, with the others of its write, is not unhandled. */
function quietly<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined)
  return answer
}

/** What `send` says to PostgreSQL before it returns leaves together, in one system call. */
function inOneWrite<T>(client: PoolClient, send: () => T): T {
  // The driver's types leave the connection out.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

function txOf(client: PoolClient, send: Tx['send']): Tx {
  let orm = orms.get(client)
  if (!orm) {
    orm = drizzle({ client })
    orms.set(client, orm)
  }
  return { orm, query: (statement) => client.query(statement), send }
}
