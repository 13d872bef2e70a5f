import { bucketOf } from '#opinion/hash.ts'

/** The buckets that features fall into, each once, in the order in which they were found. */
export type Buckets = readonly number[]

/** Puts the finished hash of a feature into its bucket. */
export type Add = (hash: number) => void

const countMax = 1 << 15

/** For each bucket, the list that it was last found for: a list begins without clearing any. */
const foundFor = new Int32Array(countMax)
let listNow = 0
let found: number[] = []
let count = countMax

/**
 * The buckets of the hashes that are added. One list at a time: nothing else may be listed before
 * all of them are.
 *
 * @param of How many buckets there are, up to 32,768.
 */
export function listBuckets(of: number, fill: (add: Add) => void): Buckets {
  listNow += 1
  found = []
  count = of
  fill(add)
  return found
}

function add(hash: number): void {
  const bucket = bucketOf(hash, count)
  if (foundFor[bucket] === listNow) return
  foundFor[bucket] = listNow
  found.push(bucket)
}
