import { Refusal } from '@lya/core/refusal.ts'

/** How much may be under way at once: of one person, and of all. */
export interface AdmissionBounds {
  perPerson: number
  all: number
}

const retryAfterSeconds = 5

/** Lets only so many uploads be held in memory at once, and says so to the rest. */
export class Admission {
  readonly #bounds: AdmissionBounds
  readonly #counts = new Map<string, number>()
  #all = 0

  constructor(bounds: AdmissionBounds) {
    this.#bounds = bounds
  }

  /**
   * Does the work, which counts as its person's until it has ended.
   *
   * @throws Refusal `platform.busy` when this person, or everybody, has too many under way.
   */
  async admit<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const count = this.#counts.get(userId) ?? 0
    if (count >= this.#bounds.perPerson || this.#all >= this.#bounds.all) {
      throw new Refusal('limit', 'platform.busy', { retryAfterSeconds })
    }
    this.#counts.set(userId, count + 1)
    this.#all += 1
    try {
      return await work()
    } finally {
      this.#all -= 1
      const left = (this.#counts.get(userId) ?? 1) - 1
      if (left > 0) this.#counts.set(userId, left)
      else this.#counts.delete(userId)
    }
  }
}
