import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const hash = z.string().regex(/^[\da-f]{64}$/)
const amount = z.object({ currency: z.literal('BRL'), value: z.number().min(0) })
const seconds = z.int().min(1_600_000_000).max(4_000_000_000)

/** What each network takes, as their documents say; strict, so that nothing more is told. */
const shapes = {
  meta: z.strictObject({
    data: z.tuple([
      z.strictObject({
        event_name: z.enum(['CompleteRegistration', 'StartTrial', 'InitiateCheckout', 'Purchase']),
        event_id: z.string().min(1),
        event_time: seconds,
        action_source: z.literal('website'),
        event_source_url: z.url(),
        user_data: z.strictObject({
          em: z.array(hash).optional(),
          fbp: z.string().startsWith('fb.').optional(),
          fbc: z.string().startsWith('fb.').optional(),
          client_user_agent: z.string().min(1),
        }),
        custom_data: z.strictObject({
          ...amount.shape,
          content_name: z.string().optional(),
          content_type: z.literal('product').optional(),
        }),
      }),
    ]),
    access_token: z.literal('token-meta'),
  }),
  tiktok: z.strictObject({
    event_source: z.literal('web'),
    event_source_id: z.string(),
    data: z.tuple([
      z.strictObject({
        event: z.enum(['CompleteRegistration', 'StartTrial', 'InitiateCheckout', 'Purchase']),
        event_id: z.string().min(1),
        event_time: seconds,
        user: z.strictObject({
          email: hash.optional(),
          ttp: z.string().optional(),
          user_agent: z.string().optional(),
        }),
        page: z.strictObject({ url: z.url() }),
        properties: z.strictObject({
          ...amount.shape,
          content_type: z.literal('product').optional(),
          contents: z
            .array(
              z.strictObject({
                content_id: z.string(),
                content_name: z.string(),
                quantity: z.literal(1),
              }),
            )
            .optional(),
        }),
      }),
    ]),
  }),
  google: z.strictObject({
    client_id: z.string().regex(/^\d+\.\d+$/),
    timestamp_micros: z.int(),
    non_personalized_ads: z.literal(true),
    events: z.tuple([
      z.strictObject({
        name: z.enum(['sign_up', 'start_trial', 'begin_checkout', 'purchase']),
        params: z.strictObject({
          transaction_id: z.string(),
          ...amount.shape,
          items: z
            .array(
              z.strictObject({ item_id: z.string(), item_name: z.string(), price: z.number() }),
            )
            .optional(),
        }),
      }),
    ]),
  }),
}

export type FakeNetwork = keyof typeof shapes

export interface Told {
  network: FakeNetwork
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** The three networks' APIs for tests: they take what they document, and refuse anything else. */
export interface FakeNetworks {
  url: string
  /** What was taken. */
  told: Told[]
  /** What was refused for its shape, in words. */
  refused: string[]
  /** What the next calls are answered, in this order, before the rest are taken. */
  failWith(...statuses: number[]): void
  close(): Promise<void>
}

export async function fakeNetworks(): Promise<FakeNetworks> {
  const told: Told[] = []
  const refused: string[] = []
  const failures: number[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const answer = (status: number, body: object) =>
        void outgoing
          .writeHead(status, { 'content-type': 'application/json' })
          .end(status === 204 ? undefined : JSON.stringify(body))
      const failure = failures.shift()
      if (failure !== undefined) return answer(failure, { error: {} })
      const path = incoming.url ?? ''
      const network = networkOf(path)
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      const read = shapes[network].safeParse(body)
      const isKnown = network !== 'tiktok' || incoming.headers['access-token'] === 'token-tiktok'
      if (!read.success || !isKnown) {
        refused.push(`${network}: ${read.error?.message ?? 'token'}`)
        return network === 'tiktok' ? answer(200, { code: 40_002 }) : answer(400, { error: {} })
      }
      told.push({ network, path, headers: incoming.headers, body })
      if (network === 'google') answer(204, {})
      else answer(200, network === 'meta' ? { events_received: 1 } : { code: 0, message: 'OK' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    refused,
    failWith: (...statuses) => void failures.push(...statuses),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function networkOf(path: string): FakeNetwork {
  if (path.startsWith('/mp/collect')) return 'google'
  return path === '/event/track/' ? 'tiktok' : 'meta'
}
