import type { SimulatedCall } from '#simulators/asaas/simulated-call.ts'

/** A request of the provider's API, taken apart. */
export interface SimulatedRequest {
  id: string
  query: Record<string, string>
  body: Record<string, unknown>
  /** Where pages that a payer is led to begin; without a slash at the end. */
  pagesUrl: string
}

export type Answer = Record<string, unknown>

/** `path` as Hono writes it, below `/v3`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  answer(call: SimulatedCall, request: SimulatedRequest): Promise<Answer>
}

const limitDefault = 10
const limitMax = 100

export function pageOf({ query }: SimulatedRequest): { limit: number; offset: number } {
  const limit = Math.min(limitMax, Math.max(1, wholeOf(query.limit) ?? limitDefault))
  return { limit, offset: Math.max(0, wholeOf(query.offset) ?? 0) }
}

/** A list as the provider writes every list. */
export function listBody(
  page: { limit: number; offset: number },
  total: number,
  data: readonly Answer[],
): Answer {
  const hasMore = page.offset + data.length < total
  return { object: 'list', hasMore, totalCount: total, ...page, data }
}

function wholeOf(text: string | undefined): number | null {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : null
}
