/**
 * What the log may know of an unexpected error: kinds, codes and places. Never a message: those
 * of the database and of parsers quote SQL, parameters and what people typed.
 */
export function describeBug(error: unknown): { errors: BugTrace[] } {
  const errors: BugTrace[] = []
  let cause = error
  while (cause !== undefined && cause !== null && errors.length < 5) {
    errors.push(traceOf(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return { errors }
}

interface BugTrace {
  name: string
  code?: string
  /** Table or constraint that PostgreSQL named. */
  table?: string
  constraint?: string
  /** Our own assertions are fixed sentences, so they may be told. */
  assertion?: string
  at?: string[]
}

function traceOf(error: unknown): BugTrace {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, table, constraint } = error as Error & Record<string, unknown>
  const trace: BugTrace = { name: error.name }
  if (typeof code === 'string') trace.code = code
  if (typeof table === 'string') trace.table = table
  if (typeof constraint === 'string') trace.constraint = constraint
  if (error.message.startsWith('assertion failed: ')) trace.assertion = error.message
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  if (places) trace.at = places.slice(0, 12).map((line) => line.trim())
  return trace
}
