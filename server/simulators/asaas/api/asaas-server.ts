import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { type Listening, listen } from '#platform/http/listen.ts'
import { customerRoutes } from '#simulators/asaas/api/customer-routes.ts'
import { installmentRoutes } from '#simulators/asaas/api/installment-routes.ts'
import { paymentRoutes } from '#simulators/asaas/api/payment-routes.ts'
import { Quota } from '#simulators/asaas/api/quota.ts'
import type { Answer, Route, SimulatedRequest } from '#simulators/asaas/api/route.ts'
import { subscriptionRoutes } from '#simulators/asaas/api/subscription-routes.ts'
import { type Silence, silenceOf } from '#simulators/asaas/faults.ts'
import { refusal } from '#simulators/asaas/refuse.ts'
import { AsaasError } from '#simulators/asaas/simulated-call.ts'
import type { World } from '#simulators/asaas/world.ts'

const routes: readonly Route[] = [
  ...customerRoutes,
  ...paymentRoutes,
  ...installmentRoutes,
  ...subscriptionRoutes,
]

/** Calls that may be left without an answer. */
const makingPaths = new Set(['/payments', '/installments'])

interface Parts {
  world: World
  key: string
  pagesUrl: string
  /** Called after each call that may have put something into the queue. */
  onChange(): void
  onError(error: unknown): void
}

/** The provider's API on a loopback port of its own, for our key alone. */
export async function serveAsaas(parts: Parts): Promise<Listening> {
  const app = new Hono<EdgeEnv>()
  const quota = new Quota()
  app.use(async (c, next) => {
    const state = await parts.world.state()
    if (state.outage === 'down') return c.text('Service Unavailable', 503)
    const { isLeft, headers } = quota.take(parts.world.now(state), state.outage === 'quota')
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (!isLeft) return c.json({ errors: [] }, 429)
    if (c.req.header('access_token') !== parts.key) return refused(c, refusal('key'))
    return next()
  })
  for (const route of routes) {
    app.on(route.method, `/v3${route.path}`, (c) => answer(parts, route, c))
  }
  app.notFound((c) => c.body(null, 404))
  app.onError((error, c) => {
    if (error instanceof AsaasError) return refused(c, error)
    parts.onError(error)
    return c.body(null, 500)
  })
  return listen(app, { host: '127.0.0.1', port: 0 })
}

async function answer(
  { world, pagesUrl, onChange }: Parts,
  route: Route,
  c: Context<EdgeEnv>,
): Promise<Response> {
  const request: SimulatedRequest = {
    id: c.req.param('id') ?? '',
    query: c.req.query(),
    pagesUrl,
    body: route.method === 'GET' ? {} : await bodyOf(c),
  }
  const silence =
    route.method === 'POST' && makingPaths.has(route.path)
      ? await world.call((call) => silenceOf(call, request.body))
      : null
  if (silence !== null) {
    const { hangMs } = await world.state()
    await fallSilent(world, { silence, hangMs, work: (call) => route.answer(call, request) })
    onChange()
    return hang(c, hangMs)
  }
  const answered = await world.call((call) => route.answer(call, request))
  // Their webhook leaves when the answer has.
  setImmediate(onChange)
  return c.json(answered)
}

async function fallSilent(
  world: World,
  {
    silence,
    hangMs,
    work,
  }: {
    silence: Silence
    hangMs: number
    work: Route['answer'] extends (call: infer Call, request: never) => Promise<Answer>
      ? (call: Call) => Promise<Answer>
      : never
  },
): Promise<void> {
  if (silence === 'never') return
  try {
    await world.call(work, silence === 'late' ? { afterMs: hangMs } : {})
  } catch (error) {
    // Nobody hears the no either.
    if (!(error instanceof AsaasError)) throw error
  }
}

/** Neither answers nor ends, until the caller has lost patience or the connection is cut. */
async function hang(c: Context<EdgeEnv>, hangMs: number): Promise<Response> {
  const socket = c.env.incoming?.socket
  const given = new AbortController()
  await Promise.race([
    pause(hangMs, undefined, { ref: false, signal: given.signal }),
    ...(socket ? [once(socket, 'close', { signal: given.signal })] : []),
  ])
  given.abort()
  socket?.destroy()
  return c.body(null, 500)
}

async function bodyOf(c: Context<EdgeEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => ({}))
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

function refused(c: Context<EdgeEnv>, error: AsaasError): Response {
  if (error.status === 404) return c.body(null, 404)
  const errors = [{ code: error.code, description: error.description }]
  return c.json({ errors }, error.status)
}
