import type { Token } from '#language/tokens.ts'
import { type Add, type Buckets, listBuckets } from '#opinion/buckets.ts'
import { grams, pieces } from '#opinion/features.ts'
import { hashText, mix, seedOf } from '#opinion/hash.ts'
import { classHash, wordHash } from '#opinion/word-hash.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** Nine kinds are told apart, in 18 kB. */
export const expenseBuckets = 4096

/** A sum that went out, with the words that are its own and those that name it. */
export interface Expense {
  reading: Reading
  first: number
  last: number
  subject: { first: number; last: number } | null
}

const families = { word: 1, class: 2, piece: 3, about: 4, own: 5, ownAbout: 6, beside: 7, flag: 8 }
const tokensMax = 100
const wordsMax = 2
const pieceLength = 4

/**
 * The buckets of a sum: the words that name it, their pieces and meanings, the other words that are
 * its own, and those of the rest of the message.
 */
export function featuresOfExpense({ reading, first, last, subject }: Expense): Buckets {
  const { tokens } = reading
  const named = subject ? tokens.slice(subject.first, subject.last + 1).slice(0, tokensMax) : []
  return listBuckets(expenseBuckets, (add) => {
    add(seedOf(families.flag))
    grams(add, families.word, named.map(wordHash), wordsMax)
    for (const token of named) {
      add(mix(seedOf(families.class), classHash(token)))
      pieces(add, families.piece, token.norm, pieceLength)
    }
    meanings(add, families.about, named)
    const own = tokens.slice(first, Math.min(last + 1, first + tokensMax))
    for (const token of own) add(mix(seedOf(families.own), wordHash(token)))
    meanings(add, families.ownAbout, own)
    for (const token of tokens.slice(0, tokensMax)) {
      add(mix(seedOf(families.beside), wordHash(token)))
    }
  })
}

function meanings(add: Add, family: number, tokens: readonly Token[]): void {
  for (const { norm } of tokens) {
    for (const { concept } of findMeanings(norm) ?? []) add(mix(seedOf(family), hashText(concept)))
  }
}
