import { isUnreached } from '#adapters/unreached.ts'
import { failureKindOf, WhatsAppFailure } from '#assistant/whatsapp/index.ts'

/** Where Meta's Graph is, and who calls it. */
export interface GraphAccess {
  /** With its version and without a slash at the end. */
  apiUrl: string
  token: string
  /** Milliseconds until an answer counts as lost; 15 seconds unless told otherwise. */
  timeoutMs?: number
}

/** Calls the Graph and answers its JSON. */
export async function callGraph(
  access: GraphAccess,
  call: { method: 'GET' | 'POST'; path: string; body?: unknown },
): Promise<Record<string, unknown>> {
  const response = await request(`${access.apiUrl}/${call.path}`, access, {
    method: call.method,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  const answer = await readAnswer(response)
  if (response.ok && answer !== null) return answer
  throw failureOf(response.status, answer)
}

/** Fetches with our token; redirects are not followed, or the token would travel along. */
export async function request(
  url: string,
  access: GraphAccess,
  init: { method: 'GET' | 'POST'; body?: string },
): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMs ?? 15_000),
    })
  } catch (cause) {
    throw new WhatsAppFailure(isUnreached(cause) ? 'later' : 'unknown', null, { cause })
  }
}

/** Null when it is no JSON object, as a proxy in between may answer. */
async function readAnswer(response: Response): Promise<Record<string, unknown> | null> {
  const text = await response.text().catch((cause: unknown) => {
    throw new WhatsAppFailure('unknown', null, { cause })
  })
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' ? (answer as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

function failureOf(status: number, answer: Record<string, unknown> | null): WhatsAppFailure {
  const { code } = (answer?.error ?? {}) as { code?: unknown }
  if (typeof code === 'number') return new WhatsAppFailure(failureKindOf(code), code)
  if (status === 429) return new WhatsAppFailure('later', null)
  if (status === 401 || status === 403) return new WhatsAppFailure('alarm', null)
  if (status >= 400 && status < 500) return new WhatsAppFailure('never', null)
  // Whether the message left before this answer was lost is not known.
  return new WhatsAppFailure('unknown', null)
}
