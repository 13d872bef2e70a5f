/** Nothing was sent when the connection itself could not be made. */
const codes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The network's word for why a `fetch` failed; undefined for a time limit. */
export function networkCode(failure: unknown): string | undefined {
  return (((failure as Error).cause ?? {}) as { code?: string }).code
}

/** Whether a `fetch` failed before anything was sent: what it asks for was certainly not done. */
export function isUnreached(failure: unknown): boolean {
  const code = networkCode(failure)
  return code !== undefined && codes.has(code)
}
