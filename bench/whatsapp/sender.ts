import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Meta's own are longer and go on for a week; the last one is repeated. */
const pausesMs = [500, 1_000, 2_000, 4_000]
const answerMsMax = 10_000

/** Posts webhooks as Meta does: signed, and again until they are answered 200. */
export interface Sender {
  /** Resolves once it was answered 200. */
  deliver(value: Record<string, unknown>): Promise<void>
  /** Milliseconds of each answer of 200. */
  answeredMs: number[]
  /** Tries that met no answer, or another one. */
  failures: number
  close(): void
}

export function startSender(to: { url: string; appSecret: string; phoneNumberId: string }): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const metadata = { phone_number_id: to.phoneNumberId }
  const sender: Sender = {
    answeredMs: [],
    failures: 0,
    deliver: async (value) => {
      const change = {
        field: 'messages',
        value: { messaging_product: 'whatsapp', metadata, ...value },
      }
      const body = JSON.stringify({ entry: [{ id: 'bench', changes: [change] }] })
      const signature = createHmac('sha256', to.appSecret).update(body).digest('hex')
      for (let tries = 0; ; tries += 1) {
        const start = performance.now()
        if ((await post(agent, { url: to.url, body, signature })) === 200) {
          sender.answeredMs.push(performance.now() - start)
          return
        }
        sender.failures += 1
        const longest = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0
        await pause(longest * (0.5 + Math.random()))
      }
    },
    close: () => agent.destroy(),
  }
  return sender
}

/** Zero where nobody answered. */
function post(
  agent: Agent,
  { url, body, signature }: { url: string; body: string; signature: string },
): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-hub-signature-256': `sha256=${signature}`,
    }
    const call = request(
      `${url}/webhooks/whatsapp`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', () => resolve(0))
      },
    )
    call.setTimeout(answerMsMax, () => call.destroy())
    call.once('error', () => resolve(0))
    call.end(body)
  })
}
