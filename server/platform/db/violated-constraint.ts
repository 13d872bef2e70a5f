/**
 * Names the unique or foreign key that a statement broke; null for every other error. Looks
 * through the causes: Drizzle wraps what it meets.
 */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown }
    const isViolation = code === '23505' || code === '23503'
    if (isViolation && typeof constraint === 'string') return constraint
    cause = cause.cause
  }
  return null
}
