/** An account's calls in a window; more are answered 429. */
const callsMax = 25_000
const windowHours = 12

/** What is left of the account's calls, as the provider's three headers tell it. */
export interface Allowance {
  isLeft: boolean
  headers: Record<`ratelimit-${'limit' | 'remaining' | 'reset'}`, string>
}

/** Counts the calls of one account from its first one on; a new process begins anew. */
export class Quota {
  #used = 0
  #endsAt: Temporal.Instant | null = null

  /** @param isUsedUp Somebody plays that nothing is left. */
  take(now: Temporal.Instant, isUsedUp: boolean): Allowance {
    const isOver = this.#endsAt === null || Temporal.Instant.compare(now, this.#endsAt) >= 0
    const endsAt = isOver || !this.#endsAt ? now.add({ hours: windowHours }) : this.#endsAt
    if (isOver) this.#used = 0
    this.#endsAt = endsAt
    this.#used += 1
    const remaining = isUsedUp ? 0 : Math.max(0, callsMax - this.#used)
    return {
      isLeft: !isUsedUp && this.#used <= callsMax,
      headers: {
        'ratelimit-limit': String(callsMax),
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': String(Math.ceil(now.until(endsAt).total('seconds'))),
      },
    }
  }
}
