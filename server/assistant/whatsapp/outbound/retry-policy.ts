import type { FailureKind } from '#assistant/whatsapp/gateway.ts'

const attemptsMax: Record<FailureKind, number> = { later: 10, alarm: 24, unknown: 3, never: 0 }
const hour = 3_600

/** For how long a status may still tell that a message left of which nobody knows. */
export const unknownSeconds = 120

/**
 * Seconds until the next try, or null when there is none. Meta asks for 4^n seconds where a person
 * was written to too often, and nothing else is hurried either; what waits for the operator is
 * tried about hourly, for the day that its 24 hours last.
 */
export function retryAfter(kind: FailureKind, attempts: number): number | null {
  if (attempts >= attemptsMax[kind]) return null
  if (kind === 'unknown') return unknownSeconds
  return kind === 'alarm' ? Math.min(60 * 4 ** attempts, hour) : Math.min(4 ** attempts, hour)
}
