import { readFigures } from '#language/digits.ts'
import { fold } from '#language/fold.ts'
import type { Token } from '#language/tokens.ts'
import type { Add } from '#opinion/buckets.ts'
import { hashText, mix, seedOf } from '#opinion/hash.ts'
import { classHash } from '#opinion/word-hash.ts'
import type { Intent } from '#understanding/draft.ts'
import { isPlainWord } from '#understanding/plain-words.ts'

/** What a conversation came to before a message, as far as that tells what the message is. */
export interface Before {
  /** What its last message was taken for; null where that was not kept. */
  intent: Intent | null
  /** The words of the names of what it wrote, and of what the person pays and saves for. */
  entries: ReadonlySet<string>
  bills: ReadonlySet<string>
  goals: ReadonlySet<string>
  /** Of what it wrote, in centavos. */
  sums: ReadonlySet<number>
}

const families = { flag: 5, named: 6, unnamed: 7 }
const lettersMin = 3
const figuresMax = 2

/** The words that a name is known by. */
export function wordsOfName(name: string): string[] {
  const words = fold(name.normalize('NFC')).match(/[\p{L}\d]+/gu) ?? []
  return words.filter(isTelling)
}

function isTelling(word: string): boolean {
  return word.length >= lettersMin && !isPlainWord(word)
}

/**
 * Adds what came before: what the last message was, and whether this one names, or tells the sum
 * of, something that stands there. "o bolo foi 50" mends a cake that was told, and else tells one.
 *
 * @param before Null where a conversation goes on of which nothing is known.
 */
export function addBefore(add: Add, tokens: readonly Token[], before: Before | null): void {
  const flag = (text: string) => add(mix(seedOf(families.flag), hashText(text)))
  if (before === null) {
    flag('unknown')
    return
  }
  const figures = tokens.filter(({ kind }) => kind === 'number')
  const count = Math.min(figures.length, figuresMax)
  const names = (words: ReadonlySet<string>) =>
    tokens.some(({ norm }) => words.has(norm) && isTelling(norm))
  const isNamed = names(before.entries)
  const isSame = figures.some(({ norm }) => before.sums.has(readFigures(norm)?.hundredths ?? -1))
  flag(`behind ${before.intent}`)
  flag(`entry ${isNamed} ${count}`)
  flag(`entry ${isNamed} ${count} behind ${before.intent}`)
  flag(`bill ${names(before.bills)} ${count}`)
  flag(`goal ${names(before.goals)} ${count}`)
  flag(`sum ${isSame} ${count}`)
  const family = seedOf(isNamed ? families.named : families.unnamed)
  for (const token of tokens) add(mix(mix(family, classHash(token)), count))
}
