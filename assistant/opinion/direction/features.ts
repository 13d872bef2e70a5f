import type { Token } from '#language/tokens.ts'
import { type Buckets, listBuckets } from '#opinion/buckets.ts'
import { grams } from '#opinion/features.ts'
import { hashText, mix, seedOf } from '#opinion/hash.ts'
import { classHash, wordHash } from '#opinion/word-hash.ts'

/** Few words tell which way money went. */
export const directionBuckets = 1 << 13

const families = { word: 5, class: 6, piece: 7, always: 8 }
const tokensMax = 100
const pieceLength = 4
const classesMax = 2

/** Turning, doubting and what is told on ask for the same. */
let latest: { tokens: readonly Token[]; buckets: Buckets } | null = null

/** The buckets of a message: its words, pairs of their classes, and pieces of each word. */
export function directionFeatures(tokens: readonly Token[]): Buckets {
  if (latest?.tokens === tokens) return latest.buckets
  const told = tokens.slice(0, tokensMax)
  const buckets = listBuckets(directionBuckets, (add) => {
    add(seedOf(families.always))
    grams(add, families.word, told.map(wordHash), 1)
    grams(add, families.class, told.map(classHash), classesMax)
    for (const { norm } of told) {
      const word = ` ${norm} `
      for (let at = 0; at + pieceLength <= word.length; at += 1) {
        add(mix(seedOf(families.piece), hashText(word, at, at + pieceLength)))
      }
    }
  })
  latest = { tokens, buckets }
  return buckets
}
