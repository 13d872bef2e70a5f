import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/security/ids.ts'
import { answerGraph, type GraphAnswer } from '#simulators/whatsapp/graph-answer.ts'
import type { WebhookSender } from '#simulators/whatsapp/webhook-sender.ts'

const bytesMax = 256 * 1024

/** Meta's Graph as far as we use it, on a loopback port of its own. */
export interface GraphServer {
  /** With a version, without a slash at the end. */
  url: string
  close(): Promise<void>
}

/** Serves `POST /{number}/messages`, and tells the telephone and our webhook what came of it. */
export async function serveGraph(parts: {
  db: Database
  clock: Clock
  token: string
  phoneNumberId: string
  webhook: WebhookSender
  onError(error: unknown): void
}): Promise<GraphServer> {
  const answer = async (incoming: IncomingMessage): Promise<GraphAnswer> => {
    if (incoming.headers.authorization !== `Bearer ${parts.token}`) {
      return { status: 401, body: { error: { code: 190, message: 'Invalid OAuth access token' } } }
    }
    const isMessages = incoming.url === `/v25.0/${parts.phoneNumberId}/messages`
    if (incoming.method !== 'POST' || !isMessages) {
      return { status: 400, body: { error: { code: 100, message: 'Unsupported request' } } }
    }
    const body: unknown = JSON.parse(await readAll(incoming))
    return answerGraph({ ...parts, newId: () => `wamid.${newId()}` }, body)
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      ({ status, body, afterwards }) => {
        outgoing.writeHead(status, { 'content-type': 'application/json' })
        outgoing.end(JSON.stringify(body))
        afterwards?.().catch(parts.onError)
      },
      (error: unknown) => {
        parts.onError(error)
        outgoing.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v25.0`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bytesMax) throw new Error('a body larger than any of ours')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
