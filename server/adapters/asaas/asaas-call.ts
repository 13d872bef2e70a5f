import { z } from 'zod'
import { isUnreached, networkCode } from '#adapters/unreached.ts'
import { GatewayDown, GatewayRefusal, GatewayTimeout } from '#commerce/gateway/index.ts'
import type { Log } from '#platform/log/log.ts'

/** Where the provider is, and who calls it. */
export interface AsaasAccess {
  /** With its version and without a slash at the end: `https://api.asaas.com/v3`. */
  baseUrl: string
  /** `$aact_…`; the dollar belongs to it. */
  key: string
  log: Log
  fetch?: typeof globalThis.fetch
  /** Until an answer counts as lost; 60 seconds, so that no card is charged twice. */
  timeoutMs?: number
}

export interface AsaasCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without the version, each part already encoded. */
  path: string
  query?: Record<string, string>
  body?: unknown
}

const patienceMs = 60_000
const answerBytesMax = 4 * 1024 * 1024

const failure = z.object({
  errors: z.array(z.object({ code: z.string(), description: z.string() })).min(1),
})

/**
 * Calls the provider and reads its answer.
 *
 * @throws GatewayRefusal, GatewayTimeout or GatewayDown. Of a call that only reads, every failure
 *   but a refusal is a GatewayDown: it made nothing.
 */
export async function callAsaas<Shape extends z.ZodType>(
  access: AsaasAccess,
  call: AsaasCall,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const { status, text } = await exchange(access, call)
  if (status < 200 || status > 299) throw refusalOf(access, call, { status, text })
  const answer = shape.safeParse(jsonOf(text))
  if (answer.success) return answer.data
  const places = answer.error.issues.map(({ path }) => path.join('.'))
  access.log.error('the payment provider answered what nobody here can read', {
    ...{ method: call.method, path: nameOf(call.path), places },
  })
  throw lost(call, null)
}

async function exchange(
  access: AsaasAccess,
  { method, path, query, body }: AsaasCall,
): Promise<{ status: number; text: string }> {
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  try {
    const response = await (access.fetch ?? fetch)(`${access.baseUrl}/${path}${search}`, {
      method,
      headers: {
        access_token: access.key,
        'content-type': 'application/json',
        'user-agent': 'lya/1',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The key would travel along.
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMs ?? patienceMs),
    })
    const text = await response.text()
    return { status: response.status, text: text.slice(0, answerBytesMax) }
  } catch (cause) {
    access.log.warn('the payment provider did not answer', {
      ...{ method, path: nameOf(path), code: networkCode(cause) ?? (cause as Error).name },
    })
    if (isUnreached(cause)) {
      throw new GatewayDown('the payment provider cannot be reached', { cause })
    }
    throw lost({ method }, cause)
  }
}

/** The body of a refusal may echo a token, so only its code is told to the log. */
function refusalOf(
  { log }: AsaasAccess,
  call: AsaasCall,
  { status, text }: { status: number; text: string },
): Error {
  const read = failure.safeParse(jsonOf(text))
  const [first] = read.success ? read.data.errors : []
  const told = { method: call.method, path: nameOf(call.path), status, code: first?.code ?? null }
  if (status === 401 || status === 403) {
    log.error('the payment provider does not take our key', told)
    return new GatewayDown('the payment provider does not take our key')
  }
  log.warn('the payment provider said no', told)
  // Both say that the request was not taken in at all.
  if (status === 429 || status === 503) return new GatewayDown('the payment provider is too busy')
  if (status >= 500 || status === 408) return lost(call, null)
  return new GatewayRefusal(first?.code ?? `http_${status}`, first?.description ?? '')
}

function lost({ method }: Pick<AsaasCall, 'method'>, cause: unknown): Error {
  const options = cause === null ? {} : { cause }
  return method === 'GET'
    ? new GatewayDown('the payment provider could not be read', options)
    : new GatewayTimeout('nobody knows what the payment provider did', options)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Without the ids. */
function nameOf(path: string): string {
  return path.replace(/[^/]*[0-9_][^/]*/g, '*')
}
