/** One measurement, held against its limit or a peer in the same run. */
export interface BenchResult {
  name: string
  /** What was measured, with units in the names. */
  measured: Record<string, unknown>
  /** The number that the limit is about. */
  ratio: number
  limit: number
  /** Whether the ratio has to be at least or at most the limit. */
  bound: 'at least' | 'at most'
  ok: boolean
}

/** Rounds to three significant figures, as far as a noisy machine means anything. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

export function atLeast(
  name: string,
  ratio: number,
  limit: number,
  measured: Record<string, unknown>,
): BenchResult {
  return { name, measured, ratio: rounded(ratio), limit, bound: 'at least', ok: ratio >= limit }
}

export function atMost(
  name: string,
  ratio: number,
  limit: number,
  measured: Record<string, unknown>,
): BenchResult {
  return { name, measured, ratio: rounded(ratio), limit, bound: 'at most', ok: ratio <= limit }
}

/** The value that this share of them does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
