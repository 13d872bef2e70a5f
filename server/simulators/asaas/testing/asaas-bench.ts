import { Hono } from 'hono'
import { asaasGateway } from '#adapters/asaas/asaas-gateway.ts'
import { CardSecrets, type PaymentGateway } from '#commerce/gateway/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { recorder } from '#platform/http/testing/serve-edge.ts'
import { type AsaasSimulator, openAsaasSimulator } from '#simulators/asaas/index.ts'

export const key = '$aact_simulated'
export const siteUrl = 'http://localhost:3000'
export const webhookToken = 'a-token-of-the-webhook-for-tests-only'

/** The simulator with our adapter before it and a webhook behind it. */
export interface AsaasBench {
  simulator: AsaasSimulator
  gateway: PaymentGateway
  clock: ReturnType<typeof fixedClock>
  database: TestDatabase
  /** What the webhook was told, oldest first, with the header that proves the sender. */
  told: { token: string | null; body: Record<string, unknown> }[]
  /** What the webhook answers from now on. */
  answerWith(status: number): void
  /** As if a key of the real provider had been set. */
  replace(isReplacedNow: boolean): void
  logged: string[]
  /** Asks the simulator without the adapter. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

export async function asaasBench(): Promise<AsaasBench> {
  const database = await testDatabase()
  const clock = fixedClock('2026-07-14T09:45:59Z')
  const logged: string[] = []
  const log = recorder(logged)
  let isReplaced = false
  const simulator = await openAsaasSimulator({
    ...{ db: database.db, clock, publicUrl: null, siteUrl, key, webhookToken },
    isReplaced: async () => isReplaced,
    onError: (error) => logged.push(String(error)),
  })
  const told: AsaasBench['told'] = []
  let status = 200
  const app = new Hono<EdgeEnv>()
  app.post('/webhooks/asaas', async (c) => {
    const token = c.req.header('asaas-access-token') ?? null
    told.push({ token, body: await c.req.json() })
    return c.body(null, status as 200)
  })
  const answers = {} as Parameters<(typeof simulator.mounts)[number]>[1]
  for (const mount of simulator.mounts) mount(app, answers)
  const { baseUrl } = simulator
  return {
    ...{ simulator, clock, database, told, logged },
    gateway: asaasGateway({ baseUrl, key, environment: 'simulator', log, timeoutMs: 5_000 }),
    replace: (isReplacedNow) => {
      isReplaced = isReplacedNow
    },
    answerWith: (next) => {
      status = next
    },
    ask: async (method, path, body) => {
      const response = await fetch(baseUrl.replace(/\/v3$/, path), {
        method,
        headers: { access_token: key, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    },
    close: async () => {
      await simulator.close()
      await database.close()
    },
  }
}

export function card(number = '4111111111111111'): CardSecrets {
  const expiry = { expiryMonth: '12', expiryYear: '2030' }
  return new CardSecrets({ number, code: '123', holderName: 'MARIA SOUZA', ...expiry })
}

export const payer = {
  reference: 'session-1',
  name: 'Maria Souza',
  document: '24971563792',
  email: 'maria@exemplo.test',
  phone: '5547996321478',
}

export const holder = {
  name: 'Maria Souza',
  email: 'maria@exemplo.test',
  document: '24971563792',
  postalCode: '01310100',
  addressNumber: '100',
  phone: '5547996321478',
}
