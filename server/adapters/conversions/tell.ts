import type { ConversionOutcome } from '#commerce/conversions/index.ts'
import type { Log } from '#platform/log/log.ts'

/** A network's API and who calls it. */
export interface NetworkApi {
  /** Without a slash at the end. */
  url: string
  token: string
  /** The address people type, such as `https://lya.example`: where it happened. */
  publicUrl: string
  log: Log
}

const timeoutMs = 10_000
const answerBytesMax = 64 * 1_024

/**
 * Posts one fact to a network.
 *
 * @param call.isTaken Whether an answer of 200 means yes: some say no in its body.
 */
export async function tell(
  { log }: Pick<NetworkApi, 'log'>,
  call: {
    url: string
    headers?: Record<string, string>
    body: object
    isTaken?: (answer: unknown) => boolean
  },
): Promise<ConversionOutcome> {
  const { host } = new URL(call.url)
  try {
    const answer = await fetch(call.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
    })
    const text = await readAtMost(answer)
    const outcome = outcomeOf(answer.status, call.isTaken?.(jsonOf(text)) ?? true)
    // The answer may quote what was told, so only its number is.
    if (outcome !== 'sent') log.warn('a conversion was not taken', { host, status: answer.status })
    return outcome
  } catch (error) {
    // What the network does to us has many names, and one meaning.
    log.warn('a conversion was not told', { host, name: (error as Error).name })
    return 'later'
  }
}

function outcomeOf(status: number, isTaken: boolean): ConversionOutcome {
  if (status >= 200 && status < 300) return isTaken ? 'sent' : 'never'
  // A wrong token is mended by the operator; what is wrong in what we tell stays wrong.
  const isPassing = status === 401 || status === 403 || status === 408 || status === 429
  return isPassing || status >= 500 ? 'later' : 'never'
}

async function readAtMost({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > answerBytesMax) throw new Error('an answer without end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // no JSON is no yes, to whoever waits for one
  }
}
