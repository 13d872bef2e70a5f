import type { RefusalCode } from '@lya/contract/refusals.ts'
import { ORPCError } from '@orpc/client'

/** A call that the server answered with "no" (or could not serve). */
export class RefusedCall extends ORPCError<RefusalCode, unknown> {
  readonly retryAfterSeconds: number | undefined

  /** @param details.data What the refusal carries, such as the stored version of a stale edit. */
  constructor(
    code: RefusalCode,
    status: number,
    details: { data?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(code, { status, data: details.data })
    this.name = 'RefusedCall'
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Reads an error body of the API. A body that is not ours (a proxy's page) counts by status. */
export function refusedCall(
  body: unknown,
  status: number,
  retryAfter?: string | readonly string[],
): RefusedCall {
  const { code, data } = isRecord(body) ? body : {}
  const seconds = Number(retryAfter)
  return new RefusedCall(
    // The server answers with the contract's codes alone; copy falls back for a newer one.
    typeof code === 'string' ? (code as RefusalCode) : codeByStatus(status),
    status,
    {
      data,
      retryAfterSeconds: retryAfter !== undefined && Number.isFinite(seconds) ? seconds : undefined,
    },
  )
}

function codeByStatus(status: number): RefusalCode {
  return [502, 503, 504].includes(status) ? 'platform.unavailable' : 'platform.unexpected'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
