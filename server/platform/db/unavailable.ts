/** It can be read, and not written: a full disk, a broken one, a server that was made a replica. */
const writeRefusedCodes = [
  '25006', // read_only_sql_transaction
  '53100', // disk_full
  '58030', // io_error
]

export function isWriteRefused(code: string | undefined): boolean {
  return code !== undefined && writeRefusedCodes.includes(code)
}

const unavailableCodes = new Set([
  ...writeRefusedCodes,
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
])

// The driver's own sentences, which carry no code.
const brokenConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/

/**
 * Tells whether an error means that PostgreSQL cannot be reached just now, so that the edge can
 * say 503 and the person can try again. Looks through the causes: Drizzle wraps what it meets.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && (unavailableCodes.has(code) || code.startsWith('08'))) {
      return true
    }
    if (brokenConnection.test(cause.message)) return true
    cause = cause.cause
  }
  return false
}
