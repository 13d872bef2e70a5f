import type { Buckets } from '#opinion/buckets.ts'
import { pairLevelsMax } from '#opinion/pairs.ts'

/** Levels of several classes, four bits each: one integer has those of a bucket for eight. */
export interface PackedLevels {
  /** How many integers a bucket has. */
  width: number
  /** One bucket after the other. */
  integers: Int32Array
}

const perInteger = 8
const bits = 4
/** Every other level of an integer, each with four bits of room above it. */
const everyOther = 0x0f0f0f0f
/** Levels are kept from 0 on: their sums need no sign. */
const most = 2 * pairLevelsMax
/** So many of the highest fit into the eight bits that a sum has. */
const sumMax = Math.floor(0xff / most)

/** @param rows For each class, its level of each bucket. */
export function packLevels(rows: readonly Int8Array[]): PackedLevels {
  const width = Math.ceil(rows.length / perInteger)
  const integers = new Int32Array(Math.max(...rows.map(({ length }) => length)) * width)
  for (const [own, row] of rows.entries()) {
    const shift = bits * (own % perInteger)
    for (let bucket = 0; bucket < row.length; bucket += 1) {
      const at = bucket * width + Math.floor(own / perInteger)
      integers[at] = (integers[at] ?? 0) | (((row[bucket] ?? 0) + pairLevelsMax) << shift)
    }
  }
  return { width, integers }
}

/** Adds up the levels of some buckets for each class: four classes in one addition. */
export function sumLevels({ width, integers }: PackedLevels, told: Buckets, sums: Float64Array) {
  sums.fill(-pairLevelsMax * told.length)
  for (let column = 0; column < width; column += 1) {
    for (let from = 0; from < told.length; from += sumMax) {
      const end = Math.min(from + sumMax, told.length)
      let [even, odd] = [0, 0]
      for (let at = from; at < end; at += 1) {
        const levels = integers[(told[at] ?? 0) * width + column] ?? 0
        even = (even + (levels & everyOther)) | 0
        odd = (odd + ((levels >>> bits) & everyOther)) | 0
      }
      unpack(sums, column * perInteger, even, odd)
    }
  }
}

function unpack(sums: Float64Array, first: number, even: number, odd: number): void {
  for (let pair = 0; pair < perInteger; pair += 2) {
    const shift = bits * pair
    const own = first + pair
    if (own < sums.length) sums[own] = (sums[own] ?? 0) + ((even >>> shift) & 0xff)
    if (own + 1 < sums.length) sums[own + 1] = (sums[own + 1] ?? 0) + ((odd >>> shift) & 0xff)
  }
}
