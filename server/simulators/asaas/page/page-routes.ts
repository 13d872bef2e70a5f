import { Refusal } from '@lya/core/refusal.ts'
import { z } from 'zod'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { readJsonBody } from '#platform/http/read-body.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { sendBack } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'
import { accountPage } from '#simulators/asaas/page/account-page.ts'
import { chargesPage } from '#simulators/asaas/page/charges-page.ts'
import { moveSale, partsOfSale, saleActions } from '#simulators/asaas/page/sale-moves.ts'
import { listSales } from '#simulators/asaas/page/sales.ts'
import { AsaasError, stampOf } from '#simulators/asaas/simulated-call.ts'
import { changeState } from '#simulators/asaas/state.store.ts'
import {
  countWaiting,
  replayEvents,
  resumeEvents,
} from '#simulators/asaas/webhooks/events.store.ts'
import type { World } from '#simulators/asaas/world.ts'
import { assertFromHere } from '#simulators/from-here.ts'

/** Where its pages are. */
export const pagesPath = '/simulador/asaas'

interface Parts {
  world: World
  publicUrl: string | null
  isReplaced(): Promise<boolean>
  /** Lets time do its work and tells what may be told. */
  settle(): Promise<void>
  wake(): void
}

const change = z.strictObject({ action: z.enum(saleActions) })
/** Ten years at most, so that no subscription makes charges for ever. */
const clockChange = z.strictObject({ days: z.int().min(0).max(3_653) })
const percent = z.int().min(0).max(100)
const faults = z.strictObject({
  outage: z.enum(['none', 'down', 'quota']).optional(),
  declinesCards: z.boolean().optional(),
  timeoutPercent: percent.optional(),
  hangMs: z.int().min(0).max(120_000).optional(),
  lateSeconds: z.int().min(0).max(86_400).optional(),
  lostPercent: percent.optional(),
  doublesEvents: z.boolean().optional(),
  shufflesEvents: z.boolean().optional(),
})

/**
 * Mounts `GET /simulador/asaas`: every charge, and what becomes of it. Whoever has it can make
 * anybody a subscriber, so it is there only while simulators are allowed and no key is set, and it
 * answers this machine alone.
 */
export function mountCharges(parts: Parts): Mount {
  return (app) => {
    app.use(`${pagesPath}/*`, async (c, next) => {
      assertFromHere(c.req.raw.headers)
      if (await parts.isReplaced()) throw new Refusal('missing', 'platform.route-missing')
      if (c.req.method !== 'GET' && !isOwnOrigin(c.req.raw.headers, parts.publicUrl)) {
        throw new Refusal('forbidden', 'platform.origin-refused')
      }
      await next()
    })
    app.get(pagesPath, () => show(chargesPage))
    app.get(`${pagesPath}/cobrancas`, () => list(parts))
    app.post(`${pagesPath}/cobrancas/:id`, (c) => act(parts, c))
    app.get(`${pagesPath}/reembolso/:id`, () => show(accountPage))
    app.post(`${pagesPath}/reembolso/:id`, (c) => takeAccount(parts, c))
    app.post(`${pagesPath}/relogio`, (c) => moveClock(parts, c))
    app.post(`${pagesPath}/falhas`, async (c) => {
      await changeState(parts.world.db, await read(c, faults))
      return list(parts)
    })
    app.post(`${pagesPath}/fila`, async () => {
      const { db, state, now } = parts.world
      await resumeEvents(db, now(await state()))
      await changeState(db, { isQueueInterrupted: false })
      parts.wake()
      return list(parts)
    })
  }
}

async function list({ world }: Parts): Promise<Response> {
  const state = await world.state()
  const sales = await world.call((call) => listSales(call, world.db))
  const now = world.now(state)
  return json(200, {
    sales,
    state,
    now: now.toString(),
    waiting: await countWaiting(world.db, now),
  })
}

/** A payer said where the money of their slip is to go: here that is all it takes. */
async function takeAccount({ world, wake }: Parts, c: EdgeContext): Promise<Response> {
  const id = c.req.param('id') ?? ''
  return orRefused(async () => {
    await world.call(async (call) =>
      keepMove(call, sendBack(await takeCharge(call, id), stampOf(call.now))),
    )
    wake()
    return json(200, {})
  })
}

async function orRefused(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AsaasError) return json(409, { said: error.description || error.code })
    throw error
  }
}

async function act(parts: Parts, c: EdgeContext): Promise<Response> {
  const { world, wake } = parts
  const id = c.req.param('id') ?? ''
  const { action } = await read(c, change)
  return orRefused(async () => {
    if (action === 'replay') {
      const charges = await world.call((call) => partsOfSale(call, id))
      const now = world.now(await world.state())
      for (const charge of charges) await replayEvents(world.db, charge.id, now)
    } else await world.call((call) => moveSale(call, { id, action }))
    wake()
    return list(parts)
  })
}

async function moveClock(parts: Parts, c: EdgeContext): Promise<Response> {
  const { days } = await read(c, clockChange)
  const { aheadSeconds } = await parts.world.state()
  const next = days === 0 ? 0 : aheadSeconds + days * 86_400
  await changeState(parts.world.db, { aheadSeconds: next })
  await parts.settle()
  return list(parts)
}

async function read<Shape extends z.ZodType>(
  c: EdgeContext,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const body = await readJsonBody({ incoming: c.env?.incoming, request: c.req.raw })
  const given = shape.safeParse(body)
  if (!given.success) throw new Refusal('invalid', 'platform.input-invalid')
  return given.data
}

function json(status: number, body: unknown): Response {
  const headers = { ...securityHeaders({ isHttps: false }), 'cache-control': 'no-store' }
  return Response.json(body, { status, headers })
}

function show({ html, policy }: typeof chargesPage): Response {
  return new Response(html, {
    headers: {
      ...securityHeaders({ isHttps: false }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
