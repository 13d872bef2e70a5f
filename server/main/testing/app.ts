import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from '@lya/core/assert.ts'
import { fieldWords } from '@lya/core/backoffice/audit/field-words.copy.ts'
import type { Pool } from 'pg'
import { createApp } from '#main/app.ts'
import { type Clock, systemClock } from '#platform/clock/clock.ts'
import { readSettings } from '#platform/config/settings.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { listen } from '#platform/http/listen.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log/log.ts'
import { type SecretKey, secretKey } from '#platform/security/secret-key.ts'

export interface TestAnswer {
  status: number
  headers: Headers
  body: unknown
}

/** The whole application on a port of its own and a database of its own. */
export interface TestApp {
  url: string
  database: TestDatabase
  owner: Pool
  jobs: JobQueue
  key: SecretKey
  /** Its own; deleted at the end. */
  dataFolder: string
  /** Method and path of what is mounted beside the contract, such as `GET /api/account/export`. */
  mounted: readonly string[]
  call(
    method: string,
    path: string,
    options?: { body?: string | undefined; cookie?: string; origin?: string },
  ): Promise<TestAnswer>
  /**
   * Signs a new person up through the front door. They skip the onboarding, and so have the
   * suggested categories, unless it is to be left at its beginning.
   */
  signUp(person?: {
    name?: string
    email?: string
    isOnboarding?: boolean
  }): Promise<{ cookie: string; userId: string }>
  close(): Promise<void>
}

export async function testApp(
  options: {
    clock?: Clock
    environment?: Record<string, string>
    /** Another process of the same installation: its database and key, not its settings. */
    beside?: TestApp
    /** Built pages to serve; none when absent. */
    webBuildFolder?: string
    /**
     * Whether real time brings anything by itself: scheduled jobs, and measures told each minute.
     * Not unless asked for: a test sets its own time, and may last long on a busy machine.
     */
    isTicking?: boolean
    /** Hears each line of the log that is an error. */
    onError?: (line: string) => void
  } = {},
): Promise<TestApp> {
  const database = options.beside?.database ?? (await testDatabase({ max: 20 }))
  const key = options.beside?.key ?? secretKey(randomBytes(32))
  const write = options.onError ?? (() => undefined)
  const log = createLog({ level: 'error', format: 'json', write })
  const isTicking = options.isTicking ?? false
  const jobs = new JobQueue(database.login, log, { isScheduling: isTicking })
  const dataFolder = mkdtempSync(join(tmpdir(), 'lya-app-'))
  const app = await createApp({
    settings: readSettings({ DATA_DIR: dataFolder, ADDRESS_LOOKUP: 'off', ...options.environment }),
    db: database.db,
    address: database.login,
    jobs,
    clock: options.clock ?? systemClock,
    log,
    key,
    isTicking,
    webBuildFolder: options.webBuildFolder ?? '/nowhere',
  })
  await jobs.start()
  const listening = await listen(app.http, { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${listening.port}`
  let people = 0

  const call: TestApp['call'] = async (method, path, { body, cookie = '', origin = url } = {}) => {
    const headers: Record<string, string> = { cookie, origin }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const response = await fetch(url + path, { method, headers, body: body ?? null })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }

  return {
    url,
    database,
    owner: database.owner,
    jobs,
    key,
    dataFolder,
    mounted: app.http.routes.map(({ method, path }) => `${method} ${path}`),
    call,
    signUp: async (person = {}) => {
      people += 1
      const answer = await call('POST', '/api/sign-up', {
        body: JSON.stringify({
          name: person.name ?? 'Maria Souza',
          email: person.email ?? `pessoa${people}@exemplo.com.br`,
          phone: `11987${String(people).padStart(6, '0')}`,
          password: 'uma senha longa 73',
        }),
      })
      if (answer.status !== 200) throw new Error(`sign-up: ${JSON.stringify(answer.body)}`)
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      const { session } = answer.body as { session: { userId: string } }
      if (!person.isOnboarding) {
        const skipped = await call('POST', '/api/onboarding/skip', { cookie })
        if (skipped.status !== 200) throw new Error(`skip: ${JSON.stringify(skipped.body)}`)
      }
      return { cookie, userId: session.userId }
    },
    close: async () => {
      await app.close()
      await listening.close(100)
      await jobs.stop()
      const unnamed = options.beside ? [] : await unnamedFields(database.owner)
      if (!options.beside) await database.close()
      rmSync(dataFolder, { recursive: true })
      assert(unnamed.length === 0, `without words in the log: ${unnamed.join(', ')}`)
    },
  }
}

/** What deeds of this test noted that the log would show by its technical name. */
async function unnamedFields(owner: Pool): Promise<string[]> {
  const { rows } = await owner.query<{ field: string }>(
    `SELECT DISTINCT jsonb_object_keys(kept.fields) AS field
       FROM audit_logs, LATERAL (VALUES (old_values), (new_values)) kept (fields)
      WHERE jsonb_typeof(kept.fields) = 'object'`,
  )
  return rows.map(({ field }) => field).filter((field) => !Object.hasOwn(fieldWords, field))
}
