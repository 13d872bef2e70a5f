import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/security/ids.ts'
import {
  type ApprovedTemplates,
  answerGraph,
  type GraphAnswer,
  graphError,
} from '#simulators/whatsapp/graph-answer.ts'
import { answerMedia, type GraphFile, readMediaFile } from '#simulators/whatsapp/graph-media.ts'
import type { WebhookSender } from '#simulators/whatsapp/webhook-sender.ts'

const bytesMax = 256 * 1024
const version = '/v25.0'

/** Meta's Graph as far as we use it, on a loopback port of its own. */
export interface GraphServer {
  /** With a version, without a slash at the end. */
  url: string
  close(): Promise<void>
}

interface Parts {
  db: Database
  clock: Clock
  token: string
  phoneNumberId: string
  webhook: WebhookSender
  templates: ApprovedTemplates
  onError(error: unknown): void
}

/**
 * Serves `POST /{number}/messages`, and tells the telephone and our webhook what came of it;
 * `GET /{media}`, and the bytes at the address that it tells. All of it for our token alone.
 */
export async function serveGraph(parts: Parts): Promise<GraphServer> {
  let origin = ''
  const server = createServer((incoming, outgoing) => {
    answer({ ...parts, origin }, incoming).then(
      (answered) => {
        if ('bytes' in answered) {
          outgoing.writeHead(200, { 'content-type': answered.type }).end(answered.bytes)
          return
        }
        const { status, body, afterwards } = answered
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
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}${version}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  parts: Parts & { origin: string },
  incoming: IncomingMessage,
): Promise<GraphAnswer | GraphFile> {
  if (incoming.headers.authorization !== `Bearer ${parts.token}`) {
    return graphError(190, 'Invalid OAuth access token', 401)
  }
  const url = new URL(incoming.url ?? '/', parts.origin)
  const [, mediaId] = /^\/v25\.0\/([^/]+)$/.exec(url.pathname) ?? []
  if (incoming.method === 'GET' && mediaId !== undefined) return answerMedia(parts, mediaId)
  if (incoming.method === 'GET') {
    return (await readMediaFile(parts, url)) ?? graphError(100, 'Not found', 404)
  }
  if (url.pathname !== `${version}/${parts.phoneNumberId}/messages`) {
    return graphError(100, 'Unsupported request')
  }
  const body: unknown = JSON.parse(await readAll(incoming))
  return answerGraph({ ...parts, newId: () => `wamid.${newId()}` }, body)
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
