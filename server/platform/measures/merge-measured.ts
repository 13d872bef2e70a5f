import { bucketsMs, type Measured, type SlowStatement } from '#platform/measures/measures.ts'

/** What several processes counted, together. */
export function mergeMeasured(all: readonly Measured[]): Measured {
  const counters: Record<string, number> = {}
  const slow = new Map<string, SlowStatement>()
  for (const one of all) {
    for (const [name, value] of Object.entries(one.counters)) {
      counters[name] = (counters[name] ?? 0) + value
    }
    for (const { statement, count, totalMs, maxMs } of one.slow) {
      const known = slow.get(statement) ?? { statement, count: 0, totalMs: 0, maxMs: 0 }
      slow.set(statement, {
        statement,
        count: known.count + count,
        totalMs: known.totalMs + totalMs,
        maxMs: Math.max(known.maxMs, maxMs),
      })
    }
  }
  return {
    counters,
    buckets: [...bucketsMs, Number.POSITIVE_INFINITY].map((_, index) => {
      return all.reduce((sum, { buckets }) => sum + (buckets[index] ?? 0), 0)
    }),
    queryMs: all.reduce((sum, { queryMs }) => sum + queryMs, 0),
    slow: [...slow.values()].toSorted((a, b) => b.maxMs - a.maxMs),
    memoryBytes: all.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
  }
}

/** The bound within which this part of the statements stays, such as 0.95; 0 where none ran. */
export function quantileMs({ buckets }: Pick<Measured, 'buckets'>, part: number): number {
  const total = buckets.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 0
  let seen = 0
  for (const [index, bound] of bucketsMs.entries()) {
    seen += buckets[index] ?? 0
    if (seen >= total * part) return bound
  }
  return bucketsMs.at(-1) ?? 0
}
