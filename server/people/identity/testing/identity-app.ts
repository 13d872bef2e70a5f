import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIdentity, sessionsRoutes, signedUp } from '#people/identity/index.ts'
import { mountAvatars, profileRoutes } from '#people/profile/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { testDatabase } from '#platform/db/testing/test-database.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import { createAdmit } from '#platform/http/admit.ts'
import type { ApiRouter } from '#platform/http/api.ts'
import { createHttp } from '#platform/http/create-http.ts'
import { openPictures } from '#platform/images/open-pictures.ts'
import { createLog } from '#platform/log/log.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

export interface Answered {
  status: number
  body: unknown
  headers: Headers
  /** The session cookie to send back, such as `lya_session=...`; null when none was set. */
  cookie: string | null
  /** What remembers a browser that was let in before; null when it was not set. */
  device: string | null
}

/** What a browser tells along. */
export interface Caller {
  cookie?: string | null
  ip?: string
  userAgent?: string
  origin?: string
}

export type IdentityApp = Awaited<ReturnType<typeof identityApp>>

/** Who signs up when a test does not say otherwise. */
export const maria = {
  name: 'Maria Souza',
  email: 'maria@exemplo.com',
  phone: '(11) 9 8765-4321',
  password: 'cadeira azul 7',
}

/** Signs the cookies of tests. */
export const testSecret = 'a secret for tests, long enough for anybody'

const noon = '2026-11-21T12:00:00Z'

/**
 * Identity and profile behind the real edge, with a database and a folder of their own, on a clock
 * that stands.
 */
export async function identityApp(
  options: { publicUrl?: string; db?: Database; files?: StoredFiles } = {},
) {
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const test = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'lya-people-'))
  const files = options.files ?? diskFiles(folder)
  const leftovers: unknown[] = []
  const clock = fixedClock(noon)
  const mails: Mail[] = []
  const announced: { userId: string; topics: readonly string[] }[] = []
  const events = new TransactionEvents()
  const logged: string[] = []
  const write = (line: string): void => {
    logged.push(line)
    if (line.includes('"level":"error"')) process.stderr.write(line)
  }
  const log = createLog({ level: 'info', format: 'json', write })
  const identity = createIdentity({
    db: options.db ?? test.db,
    clock,
    publicUrl,
    secret: testSecret,
    events,
    sendMail: async (_tx, mail) => void mails.push(mail),
    log,
    onSessionError: (error) => log.error('session not written', { error: String(error) }),
    announce: (userId, topics) => void announced.push({ userId, topics }),
  })
  const { account, authenticate } = identity
  const admit = createAdmit({ authenticate, clock })
  const db = options.db ?? test.db
  const pictures = openPictures()
  const onLeftover = (error: unknown): void => void leftovers.push(error)
  const profiles = profileRoutes({ account, files, onLeftover })
  const app = createHttp({
    publicUrl,
    trustedProxies: ['127.0.0.1'],
    db,
    clock,
    events,
    // Only these slices are asked here; the others are not mounted.
    router: {
      identity: identity.routes,
      profiles,
      sessions: sessionsRoutes,
      secondFactor: identity.secondFactorRoutes,
    } as unknown as ApiRouter,
    authenticate,
    admit,
    realtime: {
      announce: (userId, topics) => void announced.push({ userId, topics }),
      listen: () => undefined,
      connect: () => new ReadableStream(),
      start: async () => undefined,
      close: async () => undefined,
    },
    log,
    pageValues: async () => ({}),
    webBuildDir: '/nowhere',
    mounts: [
      identity.mountConfirmation,
      mountAvatars({
        db,
        clock,
        files,
        pictures,
        onLeftover,
        admit,
        publicUrl,
        announce: (userId, topics) => void announced.push({ userId, topics }),
      }),
    ],
  })

  async function call(
    method: string,
    path: string,
    body?: unknown,
    caller: Caller = {},
  ): Promise<Answered> {
    const text = body === undefined ? null : JSON.stringify(body)
    return send(method, path, { body: text, type: 'application/json' }, caller)
  }

  async function send(
    method: string,
    path: string,
    sent: { body: string | Uint8Array<ArrayBuffer> | null; type: string },
    caller: Caller,
  ): Promise<Answered> {
    const headers = new Headers({
      origin: caller.origin ?? publicUrl,
      'x-forwarded-for': caller.ip ?? '203.0.113.7',
    })
    if (sent.body !== null) headers.set('content-type', sent.type)
    if (caller.cookie) headers.set('cookie', caller.cookie)
    if (caller.userAgent) headers.set('user-agent', caller.userAgent)
    const answer = await app.request(`${publicUrl}${path}`, { method, headers, body: sent.body })
    const isJson = answer.headers.get('content-type') === 'application/json'
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = isJson ? bytes.toString('utf8') : ''
    const set = (name: string): string | null => {
      const cookie = answer.headers.getSetCookie().find((one) => one.includes(`${name}=`))
      return cookie?.split(';')[0] ?? null
    }
    return {
      status: answer.status,
      body: isJson ? text && JSON.parse(text) : bytes,
      headers: answer.headers,
      cookie: set('lya_session'),
      device: set('lya_device'),
    }
  }

  return {
    test,
    clock,
    mails,
    /** The lines of the log since the last reset. */
    logged,
    announced,
    events,
    files,
    folder,
    /** Why pictures that nobody uses were not deleted. */
    leftovers,
    authenticate: identity.authenticate,
    get: (path: string, caller?: Caller) => call('GET', path, undefined, caller),
    head: (path: string) => call('HEAD', path),
    post: (path: string, body?: unknown, caller?: Caller) => call('POST', path, body ?? {}, caller),
    patch: (path: string, body: unknown, caller?: Caller) => call('PATCH', path, body, caller),
    delete: (path: string, caller?: Caller) => call('DELETE', path, undefined, caller),
    /** Sends a picture as the profile page does. */
    putPicture: (bytes: Buffer, type: string, caller: Caller) =>
      send('PUT', '/api/profile/avatar', { body: new Uint8Array(bytes), type }, caller),
    signUp: (person: Partial<typeof maria & { ref: string }> = {}, caller?: Caller) =>
      call('POST', '/api/sign-up', { ...maria, ...person }, caller),
    /** The token in the last e-mail to this address. */
    lastToken: (to: string): string => {
      const mail = mails.findLast((candidate) => candidate.to === to)
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    },
    /** Forgets everybody, every e-mail and every attempt; back to noon of the first day. */
    reset: async () => {
      await test.owner.query(
        'DELETE FROM profiles; DELETE FROM auth.verification; DELETE FROM limites_de_uso',
      )
      clock.moveTo(noon)
      mails.length = 0
      logged.length = 0
      announced.length = 0
      leftovers.length = 0
    },
    close: async () => {
      // What was begun and not waited for, such as extending a session, gets its connection first.
      await new Promise((resolve) => setImmediate(resolve))
      await pictures.close()
      await test.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Fails within sign-up's transaction, as a money slice that breaks would. */
export function breakSignUp(app: IdentityApp): void {
  app.events.subscribe(signedUp, async ({ tx }) => {
    await tx.query({ text: 'SELECT 1 / 0' })
  })
}
