import type { Clock } from '#platform/clock/clock.ts'

const failuresMax = 5
const restSeconds = 60

/**
 * Blows after five failures in a row. Then nobody asks for a minute, and after it one call tries
 * whether it is over, while the others go on without.
 */
export class Fuse {
  readonly #clock: Clock
  #failures = 0
  #restsUntil: Temporal.Instant | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether to leave it; whoever hears false after a rest is the one who tries. */
  isBlown(): boolean {
    const until = this.#restsUntil
    if (until === null) return false
    const now = this.#clock.now()
    if (Temporal.Instant.compare(now, until) < 0) return true
    this.#restsUntil = now.add({ seconds: restSeconds })
    return false
  }

  heat(): void {
    this.#failures += 1
    if (this.#failures < failuresMax) return
    this.#restsUntil = this.#clock.now().add({ seconds: restSeconds })
  }

  mend(): void {
    this.#failures = 0
    this.#restsUntil = null
  }
}
