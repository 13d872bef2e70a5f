import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { type Buckets, listBuckets } from '#opinion/buckets.ts'
import { grams, pieces } from '#opinion/features.ts'
import { hashText, mix, seedOf } from '#opinion/hash.ts'
import { classHash, wordHash } from '#opinion/word-hash.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isPlainWord } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

/** Four kinds are told apart by few words. */
export const incomeBuckets = 2560

/** A sum that came in, with the words that are its own. */
export interface Income {
  reading: Reading
  first: number
  last: number
}

const families = { word: 1, class: 2, piece: 3, about: 4, beside: 5, flag: 6 }
const tokensMax = 100
const wordsMax = 2
const classesMax = 2
const pieceLength = 4

const titles = new Set(['dona', 'seu', 'dra', 'dr', 'pix'])
/** Whoever paid, it is not their name that tells what for. */
const somebody = hashText('<name>')

/** The buckets of a sum: its own words, their classes and pieces, and the words of the others. */
export function featuresOfIncome({ reading, first, last }: Income): Buckets {
  const { text, tokens } = reading
  const own = tokens.slice(first, Math.min(last + 1, first + tokensMax))
  const hashOf = (token: Token) => (isName(text, token) ? somebody : wordHash(token))
  return listBuckets(incomeBuckets, (add) => {
    add(seedOf(families.flag))
    grams(add, families.word, own.map(hashOf), wordsMax)
    grams(add, families.class, own.map(classHash), classesMax)
    for (const token of own) {
      if (!isName(text, token)) pieces(add, families.piece, token.norm, pieceLength)
      for (const { concept } of findMeanings(token.norm) ?? []) {
        add(mix(seedOf(families.about), hashText(concept)))
      }
    }
    for (const token of tokens.slice(0, tokensMax)) {
      add(mix(seedOf(families.beside), hashOf(token)))
    }
  })
}

/** Whether only who paid is told, and not what for: `recebi 140 da Jacira`. */
export function tellsOnlyWho({ reading, first, last }: Income): boolean {
  const { text, tokens } = reading
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'word')
  const others = words.filter((token) => !isName(text, token))
  const isTold = others.some(
    ({ norm }) => !isPlainWord(norm) && !titles.has(norm) && !findVerb(norm),
  )
  return others.length < words.length && !isTold
}

/** A first name, or what is written as one and is no thing: `recebi 140 da Jacira`. */
function isName(text: string, { norm, start, end, kind }: Token): boolean {
  if (kind !== 'word') return false
  if (isFirstName(norm)) return true
  const isCapital = start > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))
  return isCapital && findMeanings(norm) === undefined
}
