import type { PoolClient } from 'pg'
import type { Database } from '#platform/db/database.ts'
import type { Measures } from '#platform/measures/measures.ts'

type Told = (...answer: unknown[]) => void

/**
 * Has each statement of a pool counted with its time, and each loan of a connection: whether one
 * was free at once. Nothing is sent for it, and nothing waits.
 */
export function watchPool({ pool }: Database, measures: Measures): void {
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    watchClient(client, measures)
  })
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  const counted = (...given: unknown[]): unknown => {
    measures.count(pool.idleCount > 0 ? 'pool.hits' : 'pool.misses')
    return connect(...given)
  }
  // The driver's types have an overload for each way to be told; all go through here unchanged.
  pool.connect = counted as typeof pool.connect
}

function watchClient(client: PoolClient, measures: Measures): void {
  // What stands on the class is called: whoever listens there, as a benchmark does, still hears.
  const driver = Object.getPrototypeOf(client) as { query(...given: unknown[]): unknown }
  const query = (...given: unknown[]): unknown => Reflect.apply(driver.query, client, given)
  const counted = (...given: unknown[]): unknown => {
    const startedAt = performance.now()
    const note = (): void => measures.addQuery(textOf(given[0]), performance.now() - startedAt)
    const last = given.at(-1)
    if (typeof last === 'function') {
      const tell: Told = (...answer) => {
        note()
        ;(last as Told)(...answer)
      }
      return query(...given.slice(0, -1), tell)
    }
    const result = query(...given)
    // What goes wrong is for whoever asked.
    if (result instanceof Promise) result.then(note, note)
    return result
  }
  client.query = counted as typeof client.query
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const { text } = statement as { text?: string }
  return text ?? ''
}
