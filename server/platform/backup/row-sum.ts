import { hash } from 'node:crypto'

/** How many rows a table has, and a sum over them that does not hang on their order. */
export interface TableSum {
  rows: number
  sum: string
}

/** Adds up rows as COPY writes them, one call for each. */
export class RowSum {
  #rows = 0
  // Two halves of 32 bits: faster than one BigInt, and sums of them stay exact.
  #high = 0
  #low = 0

  add(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    const low = this.#low + digest.readUInt32BE(4)
    this.#low = low % 2 ** 32
    this.#high = (this.#high + digest.readUInt32BE(0) + Math.floor(low / 2 ** 32)) % 2 ** 32
    this.#rows += 1
  }

  result(): TableSum {
    const half = (value: number): string => value.toString(16).padStart(8, '0')
    return { rows: this.#rows, sum: half(this.#high) + half(this.#low) }
  }
}
