import { unlimitedPlan } from '@lya/core/people/plan/plan.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { Database } from '#platform/db/database.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import { createAdmit } from '#platform/http/admit.ts'
import type { ApiRouter } from '#platform/http/api.ts'
import type { Actor, Authenticate } from '#platform/http/context.ts'
import { createHttp } from '#platform/http/create-http.ts'
import type { EdgeParts } from '#platform/http/edge.ts'
import { listen } from '#platform/http/listen.ts'
import type { Log } from '#platform/log/log.ts'

export const maria: Actor = {
  userId: '00000000-0000-7000-8000-000000000001',
  sessionId: '00000000-0000-7000-8000-0000000000aa',
  name: 'Maria Souza',
  email: 'maria@exemplo.test',
  emailVerified: true,
  roles: [],
  isOperatorSuspended: false,
  plan: unlimitedPlan,
  hasSecondFactor: false,
  leavesAt: null,
  onboardingStep: 3,
  timeZone: 'America/Sao_Paulo',
}

/** An edge on a loopback port; whoever sends the cookie `maria` is Maria. */
export interface ServedEdge {
  url: string
  /** What was logged, as one text for each line. */
  logged: string[]
  /** How often the session was looked up. */
  lookUps(): number
  /** A call from our own pages, unless `headers` say otherwise. */
  call(
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; duplex?: 'half' },
  ): Promise<Response>
  close(): Promise<void>
}

/** Serves these procedures; what a test leaves out is not there. */
export async function serveEdge(
  parts: Partial<Omit<EdgeParts, 'router'>> & { router?: unknown },
): Promise<ServedEdge> {
  const logged: string[] = []
  let lookUps = 0
  const clock = fixedClock('2026-03-10T12:00:00Z')
  const authenticate: Authenticate =
    parts.authenticate ??
    (async (headers) => {
      lookUps += 1
      return headers.get('cookie')?.includes('maria') ? maria : null
    })
  const app = createHttp({
    publicUrl: null,
    trustedProxies: [],
    db: new Database({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }),
    clock,
    events: new TransactionEvents(),
    authenticate,
    admit: createAdmit({ authenticate, clock }),
    realtime: {
      announce: () => undefined,
      listen: () => undefined,
      connect: () => new ReadableStream(),
      start: async () => undefined,
      close: async () => undefined,
    },
    log: recorder(logged),
    webBuildDir: '/nowhere',
    pageValues: async () => ({}),
    mounts: [],
    ...parts,
    // The procedures that a test has no use for are not missed by it.
    router: (parts.router ?? {}) as ApiRouter,
  })
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${listening.port}`
  return {
    url,
    logged,
    lookUps: () => lookUps,
    call: (path, init = {}) =>
      fetch(url + path, { redirect: 'manual', ...init, headers: { origin: url, ...init.headers } }),
    close: () => listening.close(100),
  }
}

export function recorder(logged: string[]): Log {
  const write = (event: string, fields: Record<string, unknown> = {}): void => {
    logged.push(`${event} ${JSON.stringify(fields)}`)
  }
  return { debug: write, info: write, warn: write, error: write }
}
