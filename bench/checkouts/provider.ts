import type { Clock } from '../../server/platform/clock/clock.ts'
import { Database } from '../../server/platform/db/database.ts'
import { openAsaasSimulator } from '../../server/simulators/asaas/index.ts'

export const access = { key: '$aact_hmlg_bench', token: 'bench-token-of-the-webhook-0123456789' }

/** How long a call without an answer hangs, and how much later what is late is made. */
const faults = { timeoutPercent: 10, hangMs: 2_000, lateSeconds: 20 }
const queueFaults = { lostPercent: 5, doublesEvents: true, shufflesEvents: true }

/** The payment provider in this process: it goes on when the product is killed. */
export interface Provider {
  baseUrl: string
  /** How many webhooks were posted, and how many of them met nobody. */
  posted: number
  missed: number
  /** Somebody pays what this PIX code names. */
  payCode(payload: string): Promise<void>
  /** When the first webhook of this reference's payment was posted, by `performance.now()`. */
  toldAt(reference: string): number | undefined
  letHoursPass(hours: number): void
  settle(): Promise<void>
  close(): Promise<void>
}

/**
 * @param url Where the product is, dead or alive.
 * @param options.isReliable It answers every call, and tells everything once and in order.
 */
export async function startProvider(
  login: { connectionString: string },
  url: string,
  options: { isReliable?: boolean } = {},
): Promise<Provider> {
  const db = new Database(login, { max: 12 })
  let ahead = 0
  const clock: Clock = { now: () => Temporal.Now.instant().add({ hours: ahead }) }
  const simulator = await openAsaasSimulator({
    ...{ db, clock, publicUrl: null, siteUrl: url, key: access.key, webhookToken: access.token },
    onError: (error) => console.error('the provider failed', error),
  })
  if (!options.isReliable) await simulator.set({ ...faults, ...queueFaults })
  const told = new Map<string, number>()
  const provider: Provider = {
    baseUrl: simulator.baseUrl,
    posted: 0,
    missed: 0,
    payCode: async (payload) => {
      const [, word] = /qr\/v2\/([0-9a-z]{16})/.exec(payload) ?? []
      const path = `${simulator.baseUrl}/sandbox/payment/pay_${word}/confirm`
      await fetch(path, { method: 'POST', headers: { access_token: access.key } })
    },
    toldAt: (reference) => told.get(reference),
    letHoursPass: (hours) => {
      ahead += hours
    },
    settle: () => simulator.settle(),
    close: async () => {
      await simulator.close()
      await db.close()
    },
  }
  const internet = {
    request: async (request: Request): Promise<Response> => {
      provider.posted += 1
      const body = await request.text()
      const { event, payment } = JSON.parse(body) as Told
      if (isPaid.has(event) && payment) told.set(payment.externalReference, performance.now())
      const status = await post(url, body)
      if (status !== 200) provider.missed += 1
      return new Response(null, { status })
    },
  }
  // The simulator needs nothing else of whom it tells; its page stays closed.
  const [connect] = simulator.mounts
  connect?.(internet as unknown as Parameters<typeof connect>[0], {} as never)
  return provider
}

interface Told {
  event: string
  payment?: { externalReference: string }
}

const isPaid = new Set(['PAYMENT_RECEIVED', 'PAYMENT_CONFIRMED'])

/** 502 where nobody answers. */
async function post(url: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'asaas-access-token': access.token }
  try {
    const signal = AbortSignal.timeout(10_000)
    const path = `${url}/webhooks/asaas`
    return (await fetch(path, { method: 'POST', headers, body, signal })).status
  } catch {
    return 502
  }
}
