import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A body that was posted to the messages of our number. */
export interface Posted extends Record<string, unknown> {
  to?: string
  recipient?: string
  type?: string
  text?: { body: string }
  status?: string
  message_id?: string
  biz_opaque_callback_data?: string
  interactive?: { type: string; body: { text: string }; action: Record<string, unknown> }
  template?: { name: string; components: { parameters: { text: string }[] }[] }
}

type Failure = { status: number; body: unknown } | 'hang-up' | 'hang-up-after-taking' | 'silence'

/** Meta's Graph for tests: remembers what was posted and fails as it is told to. */
export interface FakeGraph {
  url: string
  posted: Posted[]
  /** Messages alone, without the marks of reading. */
  messages(): Posted[]
  /** What the next messages meet, in this order, before the rest succeed. */
  failWith(...failures: (number | Failure)[]): void
  media: Map<string, { bytes: Buffer; type: string; sha256?: string; url?: string }>
  close(): Promise<void>
}

export const fakeAccess = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'um-token',
  WHATSAPP_APP_SECRET: 'um-segredo',
  WHATSAPP_VERIFY_TOKEN: 'uma-palavra',
}

export async function fakeGraph(): Promise<FakeGraph> {
  const posted: Posted[] = []
  const failures: Failure[] = []
  const media: FakeGraph['media'] = new Map()
  let sent = 0
  let url = ''

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const answer = (status: number, body: unknown): void => {
        outgoing.writeHead(status, { 'content-type': 'application/json' })
        outgoing.end(JSON.stringify(body))
      }
      if (incoming.headers.authorization !== `Bearer ${fakeAccess.WHATSAPP_TOKEN}`) {
        return answer(401, { error: { code: 190 } })
      }
      const path = (incoming.url ?? '').split('/').slice(2)
      const file = media.get(path.at(-1) ?? '')
      if (incoming.method === 'GET' && path[0] === 'bytes' && file) return outgoing.end(file.bytes)
      if (incoming.method === 'GET' && file) {
        const digest = createHash('sha256').update(file.bytes).digest('hex')
        const sha256 = file.sha256 ?? digest
        const at = file.url ?? `${url}/bytes/${path.at(-1)}`
        return answer(200, { url: at, mime_type: file.type, sha256, id: path.at(-1) })
      }
      if (incoming.method === 'GET') return answer(400, { error: { code: 100 } })
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Posted
      if (body.status === 'read') {
        posted.push(body)
        return answer(200, { success: true })
      }
      const failure = failures.shift()
      if (failure === 'hang-up') return void incoming.socket.destroy()
      if (failure === 'silence') return undefined
      if (failure && failure !== 'hang-up-after-taking') return answer(failure.status, failure.body)
      posted.push(body)
      if (failure) return void incoming.socket.destroy()
      sent += 1
      const contacts = [{ input: body.to, wa_id: body.to }]
      return answer(200, { contacts, messages: [{ id: `wamid.lya${sent}` }] })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v25.0`
  return {
    url,
    posted,
    media,
    messages: () => posted.filter(({ status }) => status !== 'read'),
    failWith: (...next) => {
      failures.push(
        ...next.map((one) =>
          typeof one === 'number' ? { status: 400, body: { error: { code: one } } } : one,
        ),
      )
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
