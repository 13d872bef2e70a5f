/** Upper bounds in milliseconds; what is slower is in one more place at the end. */
export const bucketsMs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const

/** A statement that takes longer is remembered by its text. */
export const slowMs = 100

/** Different slow statements of one process; the rest is only counted. */
const slowStatementsMax = 100

export interface SlowStatement {
  /** Without any value. */
  statement: string
  count: number
  totalMs: number
  maxMs: number
}

/** What one process has counted of itself since it was started. */
export interface Measured {
  counters: Record<string, number>
  /** One more than there are bounds. */
  buckets: number[]
  queryMs: number
  slow: SlowStatement[]
  memoryBytes: number
}

/** Counts in memory what a process does; it costs a fraction of a microsecond each time. */
export class Measures {
  readonly #counters = new Map<string, number>()
  readonly #buckets: number[] = [...bucketsMs.map(() => 0), 0]
  readonly #slow = new Map<string, SlowStatement>()
  #queryMs = 0

  /** @param name `<what>.<outcome>`, such as `pool.hits`. */
  count(name: string, times = 1): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + times)
  }

  /** Counts a statement by the time that its caller waited for it. */
  addQuery(text: string, ms: number): void {
    const place = bucketsMs.findIndex((bound) => ms <= bound)
    const index = place < 0 ? bucketsMs.length : place
    this.#buckets[index] = (this.#buckets[index] ?? 0) + 1
    this.#queryMs += ms
    if (ms > slowMs) this.#addSlow(withoutValues(text), ms)
  }

  read(): Measured {
    return {
      counters: Object.fromEntries(this.#counters),
      buckets: [...this.#buckets],
      queryMs: Math.round(this.#queryMs),
      slow: [...this.#slow.values()],
      memoryBytes: process.memoryUsage().rss,
    }
  }

  #addSlow(statement: string, ms: number): void {
    const known = this.#slow.get(statement)
    if (known) {
      known.count += 1
      known.totalMs += ms
      known.maxMs = Math.max(known.maxMs, ms)
    } else if (this.#slow.size < slowStatementsMax) {
      this.#slow.set(statement, { statement, count: 1, totalMs: ms, maxMs: ms })
    }
  }
}

/** Parameters travel apart from a statement; what stands in it all the same is taken out. */
function withoutValues(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/'(?:[^']|'')*'/g, '?')
    .trim()
    .slice(0, 300)
}
