const dayMs = 24 * 60 * 60 * 1000

/** Days that are left of a trial, rounded down, but at least one until its end has passed. */
export function fullDaysIn(leftMs: number): number {
  return leftMs > 0 ? Math.max(1, Math.floor(leftMs / dayMs)) : 0
}
