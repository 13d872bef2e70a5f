interface Waiting {
  userId: string
  run(): Promise<void>
}

/** One piece of work at a time, in turns: whoever has many waits for everybody who has one. */
export class FairQueue {
  #waiting: Waiting[] = []
  #isRunning = false
  /** How many of each person's are here, under way or waiting. */
  readonly #counts = new Map<string, number>()
  /** When each person had their last turn, as a count of turns. */
  readonly #turns = new Map<string, number>()
  #turn = 0

  /** Does the work in its person's turn. */
  add<T>(userId: string, work: () => Promise<T>): Promise<T> {
    this.#counts.set(userId, (this.#counts.get(userId) ?? 0) + 1)
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> => work().then(resolve, reject)
      this.#waiting.push({ userId, run })
      void this.#next()
    })
  }

  async #next(): Promise<void> {
    if (this.#isRunning) return
    const next = this.#take()
    if (!next) return
    this.#isRunning = true
    await next.run()
    this.#isRunning = false
    this.#leave(next.userId)
    await this.#next()
  }

  /** The oldest of whoever has had no turn for longest. */
  #take(): Waiting | undefined {
    const turnOf = ({ userId }: Waiting): number => this.#turns.get(userId) ?? 0
    const first = this.#waiting.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || turnOf(one) < turnOf(best) ? one : best),
      undefined,
    )
    if (!first) return undefined
    this.#waiting = this.#waiting.filter((one) => one !== first)
    this.#turn += 1
    this.#turns.set(first.userId, this.#turn)
    return first
  }

  #leave(userId: string): void {
    const left = (this.#counts.get(userId) ?? 1) - 1
    if (left > 0) {
      this.#counts.set(userId, left)
      return
    }
    this.#counts.delete(userId)
    this.#turns.delete(userId)
  }
}
