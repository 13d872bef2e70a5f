import { bucketOf } from '#opinion/hash.ts'

/** The buckets that features fall into, each once, in the order in which they were found. */
export type Buckets = readonly number[]

/** Puts the finished hash of a feature into its bucket. */
export type Add = (hash: number) => void

const countMax = 1 << 15

/** A bit for each bucket that was found: all of them lie in 4 kB. */
const isFound = new Int32Array(countMax >>> 5)
let found: number[] = []
let count = countMax

/**
 * The buckets of the hashes that are added. One list at a time: nothing else may be listed before
 * all of them are.
 *
 * @param of How many buckets there are, up to 32,768.
 */
export function listBuckets(of: number, fill: (add: Add) => void): Buckets {
  // What was found last is taken back: less than to clear all of them.
  for (const bucket of found) isFound[bucket >>> 5] = 0
  found = []
  count = of
  fill(add)
  return found
}

function add(hash: number): void {
  const bucket = bucketOf(hash, count)
  const [at, bit] = [bucket >>> 5, 1 << (bucket & 31)]
  const known = isFound[at] ?? 0
  if ((known & bit) !== 0) return
  isFound[at] = known | bit
  found.push(bucket)
}
