import { Refusal, type RefusalKind } from '@lya/core/refusal.ts'
import { ORPCError } from '@orpc/server'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { Outage } from '#platform/outage.ts'

/** A "no" as it crosses the wire; `headers` holds `retry-after` where waiting helps. */
export interface RefusalAnswer {
  status: number
  headers: Record<string, string>
  body: { code: string; message: string; status: number; data?: unknown }
  /** True when nobody expected it: then it belongs in the log. */
  isBug: boolean
}

const statusOfKind: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  unpaid: 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  limit: 429,
}

/** Codes of the edge itself whose status says more than their kind. */
const statusOfCode: Record<string, number> = {
  'platform.method-refused': 405,
  'platform.body-too-large': 413,
}

const messageOfStatus: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Sign in first.',
  402: 'This needs an active plan.',
  403: 'This is not allowed.',
  404: 'There is nothing here.',
  405: 'This path does not take that method.',
  409: 'This conflicts with what is stored.',
  413: 'The body is too large.',
  429: 'Too many attempts; wait and try again.',
  500: 'Something went wrong on our side.',
  503: 'The service is not available just now; try again shortly.',
}

/** Seconds after which a caller that met an outage may come back. */
const outageRetrySeconds = 2

/** The one place where an error becomes an answer. Tells nothing about what it does not know. */
export function answerError(error: unknown): RefusalAnswer {
  if (error instanceof Refusal) return answerRefusal(error)
  if (isInvalidInput(error)) {
    return answer(400, 'platform.input-invalid', { issues: issuesOf(error) })
  }
  if (isDatabaseUnavailable(error) || isContention(error) || error instanceof Outage) {
    const unavailable = answer(503, 'platform.unavailable')
    unavailable.headers['retry-after'] = String(outageRetrySeconds)
    return unavailable
  }
  return { ...answer(500, 'platform.unexpected'), isBug: true }
}

function answerRefusal(refusal: Refusal): RefusalAnswer {
  const status = statusOfCode[refusal.code] ?? statusOfKind[refusal.kind]
  const refused = answer(status, refusal.code, refusal.data)
  if (refusal.retryAfterSeconds !== undefined) {
    refused.headers['retry-after'] = String(Math.max(1, Math.ceil(refusal.retryAfterSeconds)))
  }
  // HTTP wants the methods that would do in a header of their own.
  if (status === 405) refused.headers.allow = allowedMethods(refusal.data).join(', ')
  return refused
}

function allowedMethods(data: unknown): string[] {
  const allow = (data as { allow?: unknown } | undefined)?.allow
  return Array.isArray(allow) ? allow.map(String) : []
}

function answer(status: number, code: string, data?: unknown): RefusalAnswer {
  const message = messageOfStatus[status] ?? code
  const body = data === undefined ? { code, message, status } : { code, message, status, data }
  return { status, headers: {}, body, isBug: false }
}

type InvalidInput = ORPCError<string, { issues: { path?: readonly unknown[]; message: string }[] }>

function isInvalidInput(error: unknown): error is InvalidInput {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return false
  return Array.isArray((error.data as { issues?: unknown } | undefined)?.issues)
}

/** Where and why, never the value: an answer may end in somebody's log. */
function issuesOf(error: InvalidInput): { path: string; message: string }[] {
  return error.data.issues.slice(0, 20).map(({ path, message }) => ({
    path: (path ?? []).map(keyOf).join('.'),
    message,
  }))
}

function keyOf(segment: unknown): string {
  const isObject = typeof segment === 'object' && segment !== null
  return String(isObject && 'key' in segment ? segment.key : segment)
}

const contentionCodes = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '55P03', // lock_not_available
  '57014', // query_canceled by a time limit
])

/** PostgreSQL gave up a statement that would pass on another try. */
function isContention(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && contentionCodes.has(code)) return true
    cause = cause.cause
  }
  return false
}
