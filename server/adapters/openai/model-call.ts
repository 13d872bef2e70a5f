import { setTimeout as pause } from 'node:timers/promises'
import type { Fuse } from '#adapters/openai/fuse.ts'
import { SenseFailure } from '#assistant/media/index.ts'

/** Where the API is, and who calls it. */
export interface ModelApi {
  /** With its version, without a slash at the end. */
  url: string
  key: string
  /** Milliseconds between the two tries; half a second unless told otherwise. */
  pauseMs?: number
  /** Shared by all that is asked of this API; without one it is always asked. */
  fuse?: Fuse
}

const answerBytesMax = 256 * 1024

/** Lost or refused for now: the one thing that a second try may help. */
class Passing extends SenseFailure {}

/**
 * Posts to the API and answers its JSON; tries once more after a failure that may pass. Nobody is
 * kept waiting for an API that has failed again and again.
 *
 * @param call.timeoutMs For each try.
 * @throws SenseFailure that names neither what was sent nor the key.
 */
export async function callModel(api: ModelApi, call: Call): Promise<unknown> {
  if (api.fuse?.isBlown()) throw new SenseFailure('resting')
  try {
    const answer = await callTwice(api, call)
    api.fuse?.mend()
    return answer
  } catch (error) {
    if (error instanceof SenseFailure) api.fuse?.heat()
    throw error
  }
}

interface Call {
  path: string
  body: () => FormData | string
  timeoutMs: number
  /** What took too long once is not tried again: somebody waits. */
  isUrgent?: boolean
}

async function callTwice(api: ModelApi, call: Call): Promise<unknown> {
  try {
    return await post(api, call)
  } catch (error) {
    if (!(error instanceof Passing)) throw error
    await pause(api.pauseMs ?? 500)
    return post(api, call)
  }
}

async function post(
  { url, key }: ModelApi,
  { path, body, timeoutMs, isUrgent }: Call,
): Promise<unknown> {
  const content = body()
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  if (typeof content === 'string') headers['content-type'] = 'application/json'
  const signal = AbortSignal.timeout(timeoutMs)
  let response: Response
  let text: string
  try {
    const init = { method: 'POST', headers, body: content, redirect: 'error', signal } as const
    response = await fetch(`${url}/${path}`, init)
    text = await readAtMost(response)
  } catch (cause) {
    if (cause instanceof SenseFailure) throw cause
    if (signal.aborted && isUrgent) throw new SenseFailure('no answer in time', { cause })
    throw new Passing(signal.aborted ? 'no answer in time' : 'no connection', { cause })
  }
  const { status, ok } = response
  if (status === 429 || status >= 500) throw new Passing(`status ${status}`)
  if (!ok) throw new SenseFailure(`status ${status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new SenseFailure('no JSON')
  }
}

async function readAtMost(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > answerBytesMax) throw new SenseFailure('an answer without end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
