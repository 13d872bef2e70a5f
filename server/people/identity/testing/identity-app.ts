import { createIdentity, signedUp } from '#people/identity/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { testDatabase } from '#platform/db/testing/test-database.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { ApiRouter } from '#platform/http/api.ts'
import { createHttp } from '#platform/http/create-http.ts'
import { createLog } from '#platform/log/log.ts'
import type { Mail } from '#platform/mail/mailer.ts'

export interface Answered {
  status: number
  body: unknown
  headers: Headers
  /** The session cookie to send back, such as `lya_session=...`; null when none was set. */
  cookie: string | null
}

/** What a browser tells along. */
export interface Caller {
  cookie?: string | null
  ip?: string
  userAgent?: string
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

/** The identity slice behind the real edge and a database of its own, on a clock that stands. */
export async function identityApp(options: { publicUrl?: string; db?: Database } = {}) {
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const test = await testDatabase()
  const clock = fixedClock(noon)
  const mails: Mail[] = []
  const announced: { userId: string; topics: readonly string[] }[] = []
  const events = new TransactionEvents()
  const log = createLog({ level: 'error', format: 'json' })
  const identity = createIdentity({
    db: options.db ?? test.db,
    clock,
    publicUrl,
    secret: testSecret,
    events,
    sendMail: async (_tx, mail) => void mails.push(mail),
    onSessionError: (error) => log.error('session not written', { error: String(error) }),
    announce: (userId, topics) => void announced.push({ userId, topics }),
  })
  const app = createHttp({
    publicUrl,
    trustedProxies: ['127.0.0.1'],
    db: options.db ?? test.db,
    clock,
    // Only this slice is asked here; the others are not mounted.
    router: { identity: identity.routes } as unknown as ApiRouter,
    authenticate: identity.authenticate,
    realtime: {
      announce: (userId, topics) => void announced.push({ userId, topics }),
      connect: () => new ReadableStream(),
      start: async () => undefined,
      close: async () => undefined,
    },
    log,
    webBuildDir: '/nowhere',
    mounts: [identity.mountConfirmation],
  })

  async function call(
    method: string,
    path: string,
    body?: unknown,
    caller: Caller = {},
  ): Promise<Answered> {
    const headers = new Headers({
      origin: publicUrl,
      'x-forwarded-for': caller.ip ?? '203.0.113.7',
    })
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (caller.cookie) headers.set('cookie', caller.cookie)
    if (caller.userAgent) headers.set('user-agent', caller.userAgent)
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await app.request(`${publicUrl}${path}`, init)
    const text = await answer.text()
    const [set = null] = answer.headers.getSetCookie()
    return {
      status: answer.status,
      body: text && JSON.parse(text),
      headers: answer.headers,
      cookie: set?.split(';')[0] ?? null,
    }
  }

  return {
    test,
    clock,
    mails,
    announced,
    events,
    authenticate: identity.authenticate,
    get: (path: string, caller?: Caller) => call('GET', path, undefined, caller),
    post: (path: string, body?: unknown, caller?: Caller) => call('POST', path, body ?? {}, caller),
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
      announced.length = 0
    },
    close: async () => {
      // What was begun and not waited for, such as extending a session, gets its connection first.
      await new Promise((resolve) => setImmediate(resolve))
      await test.close()
    },
  }
}

/** Fails within sign-up's transaction, as a money slice that breaks would. */
export function breakSignUp(app: IdentityApp): void {
  app.events.subscribe(signedUp, async ({ tx }) => {
    await tx.query({ text: 'SELECT 1 / 0' })
  })
}
