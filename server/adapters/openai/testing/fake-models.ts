import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Failure = number | 'garbage' | 'silence' | 'endless'

/** An answer as it came over the wire. */
export interface Recorded {
  status: number
  body: unknown
}

/** An API in the form of OpenAI: remembers what it was asked, and answers as it is told to. */
export interface FakeModels {
  url: string
  asked: { path: string; type: string; body: string }[]
  /** What the next calls meet, in this order, before the rest succeed. */
  failWith(...failures: Failure[]): void
  /** What the next calls are answered, in the same order. */
  replay(...recorded: Recorded[]): void
  /** What is heard in the next recordings. */
  heard: string
  /** What is answered to questions: an object as JSON, or a text as it is. */
  said: unknown
  close(): Promise<void>
}

export const fakeKey = 'uma-chave'

export async function fakeModels(): Promise<FakeModels> {
  const asked: FakeModels['asked'] = []
  const failures: (Failure | Recorded)[] = []
  const fake = { heard: '', said: null as unknown }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const path = incoming.url ?? ''
      const type = incoming.headers['content-type'] ?? ''
      asked.push({ path, type, body: Buffer.concat(chunks).toString('latin1') })
      const answer = (status: number, body: string): void => {
        outgoing.writeHead(status, { 'content-type': 'application/json' })
        outgoing.end(body)
      }
      if (incoming.headers.authorization !== `Bearer ${fakeKey}`) return answer(401, '{}')
      const failure = failures.shift()
      if (failure === 'silence') return
      if (failure === 'garbage') return answer(200, '<html>oi</html>')
      if (failure === 'endless') return answer(200, JSON.stringify({ text: 'a'.repeat(400_000) }))
      if (typeof failure === 'object') return answer(failure.status, JSON.stringify(failure.body))
      if (failure !== undefined) return answer(failure, '{"error":{"message":"não agora"}}')
      if (path.endsWith('/audio/transcriptions')) {
        return answer(200, JSON.stringify({ text: fake.heard }))
      }
      const content = typeof fake.said === 'string' ? fake.said : JSON.stringify(fake.said)
      answer(200, JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    failWith: (...more: Failure[]) => void failures.push(...more),
    replay: (...more: Recorded[]) => void failures.push(...more),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
