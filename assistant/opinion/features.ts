import type { Token } from '#language/tokens.ts'
import { addBefore, type Before } from '#opinion/before.ts'
import { type Add, type Buckets, listBuckets } from '#opinion/buckets.ts'
import { bucketCount, hashText, mix, seedOf } from '#opinion/hash.ts'
import { classHash, wordHash } from '#opinion/word-hash.ts'

const wordsMax = 3
const classesMax = 4
const charactersMin = 3
const charactersMax = 5
/** Of a longer message the rest is not considered: it repeats itself. */
const tokensMax = 300

const figuresMax = 3
const lengths = [1, 2, 4, 8, 16, 32, 64]

const families = { word: 1, class: 2, character: 3, flag: 4 }
const edge = hashText('|')

/**
 * The buckets that a message falls into, each once: its words, the classes of its words, its
 * letters, how much of it there is, and what the conversation came to before. Nothing that a rule
 * has made of it: an opinion that leans on the rules repeats their mistakes.
 *
 * @param before 'first' where it opens the conversation; null where that is not known.
 */
export function featuresOf(tokens: readonly Token[], before: Before | null | 'first'): Buckets {
  const told = tokens.slice(0, tokensMax)
  return listBuckets(bucketCount, (add) => {
    grams(add, families.word, told.map(wordHash), wordsMax)
    grams(add, families.class, told.map(classHash), classesMax)
    characters(add, told)
    const isFirst = before === 'first'
    for (const flag of flagsOf(told, isFirst)) add(mix(seedOf(families.flag), hashText(flag)))
    if (!isFirst) addBefore(add, told, before)
  })
}

/** Runs of up to `max` neighbours, the edges of the message being neighbours too. */
export function grams(add: Add, family: number, hashes: readonly number[], max: number): void {
  const all = [edge, ...hashes, edge]
  for (let first = 0; first < all.length; first += 1) {
    let hash = seedOf(family)
    for (let at = first; at < Math.min(first + max, all.length); at += 1) {
      hash = mix(hash, all[at] ?? 0)
      add(hash)
    }
  }
}

/** The pieces of one length of a word, its edges among them. */
export function pieces(add: Add, family: number, norm: string, length: number): void {
  const word = ` ${norm} `
  for (let at = 0; at + length <= word.length; at += 1) {
    add(mix(seedOf(family), hashText(word, at, at + length)))
  }
}

function characters(add: Add, tokens: readonly Token[]): void {
  const text = ` ${tokens.map(({ folded }) => folded).join(' ')} `
  for (let first = 0; first + charactersMin <= text.length; first += 1) {
    let hash = seedOf(families.character)
    for (let length = 1; length <= charactersMax && first + length <= text.length; length += 1) {
      hash = mix(hash, plainUnit(text.charCodeAt(first + length - 1)))
      if (length >= charactersMin) add(hash)
    }
  }
}

/** All digits are one. */
function plainUnit(unit: number): number {
  return unit >= 48 && unit <= 57 ? 48 : unit
}

function flagsOf(tokens: readonly Token[], isFirst: boolean): string[] {
  const figures = tokens.filter(({ kind }) => kind === 'number').length
  return [
    'always',
    `figures ${Math.min(figures, figuresMax)}`,
    `length ${lengths.filter((length) => length < tokens.length).length}`,
    isFirst ? 'first' : 'later',
  ]
}
