import type { Token } from '#language/tokens.ts'
import { Buckets, classHash, grams, wordHash } from '#opinion/features.ts'
import { hashText, mix, seedOf } from '#opinion/hash.ts'

/** Few words tell which way money went. */
export const directionBuckets = 1 << 13

const families = { word: 5, class: 6, piece: 7, always: 8 }
const tokensMax = 100
const pieceLength = 4
const classesMax = 2

/** The buckets of a message: its words, pairs of their classes, and pieces of each word. */
export function directionFeatures(tokens: readonly Token[]): Uint16Array {
  const told = tokens.slice(0, tokensMax)
  const found = new Buckets(directionBuckets)
  found.add(seedOf(families.always))
  grams(found, families.word, told.map(wordHash), 1)
  grams(found, families.class, told.map(classHash), classesMax)
  for (const { norm } of told) {
    const word = ` ${norm} `
    for (let at = 0; at + pieceLength <= word.length; at += 1) {
      const piece = word.slice(at, at + pieceLength)
      found.add(mix(seedOf(families.piece), hashText(piece)))
    }
  }
  return found.all()
}
