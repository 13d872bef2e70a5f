import { fold } from '#language/fold.ts'
import { findCoreWord } from '#language/spelling/near-core.ts'
import { ownWords } from '#language/spelling/own-words.ts'
import { unlistedWords } from '#language/spelling/unlisted-words.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isKnownWord, slipOf } from '#understanding/slips/repair.ts'

const shortest = 5
/** Short words of a family or a region are in no list: `padim`, `pilas`. */
const thingFrom = 6

/** Whether a folded word is in no list at all: of things, of names, of words beside them. */
export function isNoWord(word: string): boolean {
  if (isKnownWord(word) || ownWords.has(word)) return false
  return !unlistedWords.has(word) && !isFirstName(word)
}

/**
 * A word as it was to be written, accents and all, where two of its letters were swapped, or one
 * was struck twice or left out within: hardly anything else is written so. Null where nothing is
 * certain.
 */
export function undoSlip(written: string): string | null {
  const word = fold(written)
  if (word.length < shortest || word.length !== written.length || !isNoWord(word)) return null
  const meant = slipOf(word)
  if (meant === null) return null
  const isListed = word.length >= thingFrom && isThing(meant)
  if (!isListed && findCoreWord(word) !== meant) return null
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [before, one, other] = [written.slice(0, at), written[at], written[at + 1]]
    const swapped = `${before}${other}${one}${written.slice(at + 2)}`
    if (fold(swapped) === meant) return swapped
    const once = before + written.slice(at + 1)
    if (word[at] === word[at + 1] && fold(once) === meant) return once
    const whole = `${before}${one}${meant[at + 1]}${written.slice(at + 1)}`
    if (fold(whole) === meant) return whole
  }
  return null
}
