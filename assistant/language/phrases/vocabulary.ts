/** The number of a word that no phrase has. */
export const unknownWord = 0

const numbers = new Map<string, number>()

/** The number of a word of a phrase. */
export function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  // The first is that of all the words that no phrase has.
  const number = numbers.size + 1
  numbers.set(word, number)
  return number
}

/** The number of a word of a message. */
export function knownNumberOf(word: string): number {
  return numbers.get(word) ?? unknownWord
}

/** A bit for each number of a word: a message's words are looked up once, and not in each set. */
export class WordNumbers {
  #bits = new Uint32Array(0)

  add(number: number): void {
    const own = number >>> 5
    if (own >= this.#bits.length) {
      const longer = new Uint32Array(own + 1)
      longer.set(this.#bits)
      this.#bits = longer
    }
    this.#bits[own] = (this.#bits[own] ?? 0) | (1 << (number & 31))
  }

  has(number: number): boolean {
    const own = number >>> 5
    return own < this.#bits.length && ((this.#bits[own] ?? 0) & (1 << (number & 31))) !== 0
  }
}
