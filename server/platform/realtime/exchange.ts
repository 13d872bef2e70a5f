import pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import {
  type Announcement,
  AnnouncementBatch,
  readAnnouncements,
} from '#platform/realtime/announcement.ts'
import { newId } from '#platform/security/ids.ts'

const channel = 'lya_changed'

/**
 * NOTIFY takes a lock of the whole cluster at commit, so it is kept out of people's transactions
 * and many announcements share one.
 */
const gatherMs = 30
const retryMsMin = 100
const retryMsMax = 5_000
/** A connection that died without a word is found out by asking now and then. */
const probeMs = 30_000

/** Carries announcements between processes over PostgreSQL. */
export class Exchange {
  readonly #parts: ExchangeParts
  readonly #origin = newId()
  readonly #batch = new AnnouncementBatch()
  #client: pg.Client | undefined
  #sending: NodeJS.Timeout | undefined
  #reconnecting: NodeJS.Timeout | undefined
  #probing: NodeJS.Timeout | undefined
  #retryMs = retryMsMin
  #isClosed = false

  constructor(parts: ExchangeParts) {
    this.#parts = parts
  }

  /** Listens; keeps trying by itself when it cannot. */
  async start(): Promise<void> {
    await this.#listen({ isFirst: true })
    this.#probing = setInterval(() => void this.#probe(), probeMs)
    this.#probing.unref()
  }

  send(announcement: Announcement): void {
    this.#batch.add(announcement)
    this.#sending ??= setTimeout(() => void this.#flush(), gatherMs)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#probing)
    clearTimeout(this.#reconnecting)
    clearTimeout(this.#sending)
    await this.#flush()
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  async #flush(): Promise<void> {
    this.#sending = undefined
    if (this.#batch.isEmpty) return
    const payloads = this.#batch.take(this.#origin)
    try {
      await this.#parts.db.pool.query({
        name: 'realtime-notify',
        text: `SELECT pg_notify('${channel}', payload) FROM unnest($1::text[]) AS payload`,
        values: [payloads],
      })
    } catch (error) {
      // The others are cut off from the same database, and will tell their streams to fetch.
      this.#parts.log.warn('realtime: announcements not sent', { code: codeOf(error) })
    }
  }

  async #listen({ isFirst }: { isFirst: boolean }): Promise<void> {
    if (this.#isClosed) return
    const client = new pg.Client({ ...this.#parts.db.pool.options, keepAlive: true })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      this.#parts.log.warn('realtime: cannot listen', { code: codeOf(error) })
      client.end().catch(() => undefined)
      this.#listenLater()
      return
    }
    this.#client = client
    this.#retryMs = retryMsMin
    // Whatever was said meanwhile was not heard.
    if (!isFirst) this.#parts.onGap()
  }

  #listenLater(): void {
    if (this.#isClosed || this.#reconnecting) return
    this.#reconnecting = setTimeout(() => {
      this.#reconnecting = undefined
      void this.#listen({ isFirst: false })
    }, this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, retryMsMax)
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#listenLater()
  }

  async #probe(): Promise<void> {
    const client = this.#client
    if (!client) return
    try {
      await client.query({ text: 'SELECT 1', query_timeout: 5_000 } as pg.QueryConfig)
    } catch {
      this.#lost(client)
      client.end().catch(() => undefined)
    }
  }

  #hear(payload: string): void {
    for (const announcement of readAnnouncements(payload, this.#origin)) {
      this.#parts.onAnnouncement(announcement)
    }
  }
}

/** What an exchange needs and whom it tells. */
export interface ExchangeParts {
  db: Database
  log: Log
  onAnnouncement(announcement: Announcement): void
  /** Announcements of others may have been missed. */
  onGap(): void
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : 'unknown'
}
