import { ByWord, startLength } from '#language/phrases/by-word.ts'
import type { Pattern, Place } from '#language/phrases/pattern.ts'
import type { Unit } from '#language/phrases/spoken.ts'

type WordPlace = Extract<Place, { kind: 'word' }>

/** The places that a word fills. */
const byWord = new ByWord()
/** For each place, the message that last had a word for it: a message begins without clearing. */
const filledFor: number[] = []
let messageNow = 0

/** The number of each place that is needed; what is written the same is one. */
const numbers = new Map<WordPlace, number>()

/**
 * The place of a pattern, behind its first, that the fewest words fill: most messages have none of
 * them, and then the pattern need not be tried. -1 where a pattern has no such place.
 */
export function neededBy(pattern: Pattern): number {
  let needed: WordPlace | null = null
  const [, ...later] = pattern.filter((one) => one.kind !== 'start')
  for (const place of later) {
    if (place.kind !== 'word' || place.isOptional) continue
    if (place.starts.some(({ length }) => length < startLength)) continue
    if (!needed || widthOf(place) < widthOf(needed)) needed = place
  }
  return needed ? (numbers.get(needed) ?? list(needed)) : -1
}

/** A beginning stands for many words. */
function widthOf({ words, starts }: WordPlace): number {
  return words.size + 100 * starts.length
}

function list(needed: WordPlace): number {
  const place = numbers.size
  numbers.set(needed, place)
  filledFor.push(0)
  for (const word of needed.words) byWord.addWord(word, place)
  for (const start of needed.starts) byWord.addStart(start, place)
  return place
}

/** Takes note of the places that the words of a message fill, or may fill. */
export function fillPlaces(units: readonly Unit[]): void {
  messageNow += 1
  for (const unit of units) {
    for (const place of byWord.ofWord(unit)) filledFor[place] = messageNow
    for (const place of byWord.ofStart(unit)) filledFor[place] = messageNow
  }
}

/** Whether a word of the message that was taken note of last may fill a place; so for -1. */
export function isFilled(place: number): boolean {
  return place < 0 || filledFor[place] === messageNow
}
