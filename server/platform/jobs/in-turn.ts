/** Longest pause between two tries of what keeps failing. */
const pauseMsMax = 60_000

/**
 * Work that is stored elsewhere already and only has to be woken: for one key at a time one run,
 * for all keys together as many as allowed. It forgets everything when the process ends; whoever
 * uses it wakes what was left when the next one starts.
 */
export class InTurn {
  readonly #work: (key: string) => Promise<void>
  readonly #onError: (error: unknown) => void
  readonly #runsMax: number
  readonly #givesWay: () => boolean
  readonly #queue = new Set<string>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #failures = new Map<string, number>()
  #isStopped = false
  #isHeld = false

  /**
   * @param options.onError Told of each failure; the key is tried again after a pause.
   * @param options.givesWay Says that something more urgent is busy: then one run has to do.
   */
  constructor(
    work: (key: string) => Promise<void>,
    options: { runsMax: number; onError(error: unknown): void; givesWay?(): boolean },
  ) {
    this.#work = work
    this.#runsMax = options.runsMax
    this.#onError = options.onError
    this.#givesWay = options.givesWay ?? (() => false)
  }

  /** Runs for this key soon, and once more after a run that is going on. */
  wake(key: string): void {
    clearTimeout(this.#timers.get(key))
    this.#timers.delete(key)
    this.#queue.add(key)
    this.#pump()
  }

  /** In place of an earlier one for the same key. */
  wakeAfter(key: string, seconds: number): void {
    if (this.#isStopped) return
    clearTimeout(this.#timers.get(key))
    const timer = setTimeout(() => this.wake(key), seconds * 1_000)
    timer.unref()
    this.#timers.set(key, timer)
  }

  /** Does not wait any longer, if it waits for its time. */
  hurry(key: string): void {
    if (this.#timers.has(key)) this.wake(key)
  }

  /** Begins nothing until it is released; what is woken meanwhile waits. */
  hold(): void {
    this.#isHeld = true
  }

  release(): void {
    this.#isHeld = false
    this.#pump()
  }

  /** Begins nothing any more, and lets what runs end. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#queue.clear()
    await Promise.all(this.#running.values())
  }

  #pump(): void {
    for (const key of this.#queue) {
      const runsMax = this.#givesWay() ? 1 : this.#runsMax
      if (this.#isStopped || this.#isHeld || this.#running.size >= runsMax) return
      if (this.#running.has(key)) continue
      this.#queue.delete(key)
      this.#running.set(key, this.#run(key))
    }
  }

  async #run(key: string): Promise<void> {
    try {
      await this.#work(key)
      this.#failures.delete(key)
    } catch (error) {
      const failures = (this.#failures.get(key) ?? 0) + 1
      this.#failures.set(key, failures)
      this.#onError(error)
      this.wakeAfter(key, Math.min(2 ** (failures - 1) * 1_000, pauseMsMax) / 1_000)
    } finally {
      this.#running.delete(key)
      this.#pump()
    }
  }
}
