import autocannon from 'autocannon'
import type { BenchPerson } from './people.ts'

const connections = 16

const messages = [
  'gastei 52,90 no mercado ontem',
  'uber 18,40',
  'almoço 32,50',
  'paguei 120 de luz',
  'farmácia 48,90 na segunda',
]

/** Answers a second, and how many were not 200. */
export interface Load {
  perSecond: number
  failed: number
}

/**
 * Sends messages over 16 connections, each going round the people from another start.
 *
 * @param what.isRead Asks for the path instead, and sends nothing.
 */
export async function load(
  url: string,
  people: readonly BenchPerson[],
  { path, seconds, isRead = false }: { path: string; seconds: number; isRead?: boolean },
): Promise<Load> {
  const { origin } = new URL(url)
  const requests = people.map(({ cookie }, index) => {
    if (isRead) return { method: 'GET' as const, path, headers: { cookie } }
    return {
      method: 'POST' as const,
      path,
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify({ text: messages[index % messages.length] }),
    }
  })
  let connection = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    setupClient: (client) => {
      const start = Math.floor((connection * requests.length) / connections)
      connection += 1
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
    },
  })
  const failed = result.non2xx + result.errors + result.timeouts
  return { perSecond: result['2xx'] / result.duration, failed }
}
