import pg from 'pg'
import type { Db } from 'pg-boss'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { actsAsSystem } from '#platform/db/login/on-connect.ts'

const retryMsMin = 100
const retryMsMax = 5_000

/**
 * The job queue's own connections. The library's would do, but for one thing: a connection of its
 * pool that is cut in the middle of a statement ends the whole process.
 */
export class JobsDatabase implements Db {
  readonly #address: DatabaseAddress
  readonly #pool: pg.Pool

  constructor(address: DatabaseAddress) {
    this.#address = address
    const limits = { max: 4, connectionTimeoutMillis: 5_000 }
    this.#pool = new pg.Pool({ ...address, ...limits, ...actsAsSystem })
    // The statement that a broken connection carried fails, and says why.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => void client.on('error', () => undefined))
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    return await this.#pool.query(text, values)
  }

  /** Listens on a connection of its own, and again whenever that breaks. */
  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }> {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let retryMs = retryMsMin
    let isClosed = false

    const connect = async (): Promise<void> => {
      const next = new pg.Client({ ...this.#address, keepAlive: true })
      next.on('error', () => undefined)
      next.on('notification', ({ payload }) => onNotification(payload ?? ''))
      try {
        await next.connect()
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
      } catch (error) {
        await next.end().catch(() => undefined)
        throw error
      }
      if (isClosed) return next.end()
      client = next
      retryMs = retryMsMin
      next.once('end', retry)
      // What was announced meanwhile is found by asking.
      onReconnect()
    }
    const retry = (): void => {
      if (isClosed) return
      timer = setTimeout(() => void connect().catch(retry), retryMs)
      retryMs = Math.min(retryMs * 2, retryMsMax)
    }

    await connect()
    return {
      close: async () => {
        isClosed = true
        clearTimeout(timer)
        await client?.end().catch(() => undefined)
      },
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}
