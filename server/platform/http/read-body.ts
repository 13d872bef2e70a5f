import type { IncomingMessage } from 'node:http'
import { limits } from '@lya/core/limits.ts'
import { Refusal } from '@lya/core/refusal.ts'

/** A body to be read: Node's own stream when there is one, else the standard request. */
export interface BodySource {
  incoming: IncomingMessage | undefined
  request: Request
}

/**
 * Reads a JSON body of at most `limits.bodyBytesMax` bytes; undefined when there is none.
 * Refuses with `platform.body-too-large` without reading on, `platform.body-invalid` when it is
 * not JSON, `platform.input-invalid` when a text holds a NUL, which PostgreSQL cannot store.
 */
export async function readJsonBody(source: BodySource): Promise<unknown> {
  const { headers } = source.request
  const bytes = await readBody(source)
  if (bytes.length === 0) return undefined
  const type = headers.get('content-type') ?? ''
  if (!/^application\/json(;|$)/i.test(type)) throw new Refusal('invalid', 'platform.body-invalid')
  const text = bytes.toString('utf8')
  const value = parseJson(text)
  if (text.includes('\\u0000') && holdsNul(value)) {
    throw new Refusal('invalid', 'platform.input-invalid')
  }
  return value
}

/**
 * The bytes of a body as they came.
 *
 * @param bound.bytesMax `limits.bodyBytesMax` unless told otherwise.
 * @param bound.refused The code of what is larger.
 */
export async function readBody(
  source: BodySource,
  bound: { bytesMax: number; refused: string } = jsonBound,
): Promise<Buffer> {
  const { bytesMax, refused } = bound
  const tooLarge = (): Refusal => new Refusal('invalid', refused)
  const announced = Number(source.request.headers.get('content-length') ?? 0)
  if (announced > bytesMax) throw tooLarge()
  const bytes = source.incoming
    ? await readIncoming(source.incoming, bytesMax, tooLarge)
    : Buffer.from(await source.request.arrayBuffer())
  if (bytes.length > bytesMax) throw tooLarge()
  return bytes
}

const jsonBound = { bytesMax: limits.bodyBytesMax, refused: 'platform.body-too-large' }

function readIncoming(
  incoming: IncomingMessage,
  bytesMax: number,
  tooLarge: () => Refusal,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      // Paused, not destroyed: the refusal still has to travel over this connection.
      if (size > bytesMax) {
        incoming.off('data', onData).pause()
        reject(tooLarge())
      }
    }
    incoming.on('data', onData)
    incoming.once('end', () =>
      resolve(chunks.length === 1 ? onlyOf(chunks) : Buffer.concat(chunks)),
    )
    // Gone before the end: nobody will read the answer, but the call must not wait for ever.
    incoming.once('close', () => {
      // After the end it says nothing, and an error takes its time to make.
      if (!incoming.readableEnded) reject(new Refusal('invalid', 'platform.body-invalid'))
    })
    incoming.once('error', () => reject(new Refusal('invalid', 'platform.body-invalid')))
  })
}

function onlyOf(chunks: Buffer[]): Buffer {
  return chunks[0] as Buffer // the caller counted one
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid', 'platform.body-invalid')
  }
}

/** Walks without recursion: 64 kB of brackets are deeper than the stack. */
function holdsNul(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next as Record<string, unknown>))
        waiting.push(key, inner)
    }
  }
  return false
}
