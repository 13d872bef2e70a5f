import type { Pattern, Place } from '#language/phrases/pattern.ts'
import type { Unit } from '#language/phrases/spoken.ts'
import { numberOf } from '#language/phrases/vocabulary.ts'

type WordPlace = Extract<Place, { kind: 'word' }>

/** By so many letters words are kept that only begin somehow (`pag*`). */
export const startLength = 3

/** The places that a word fills, by its number. */
const byWord: (number[] | undefined)[] = []
const byStart = new Map<string, number[]>()
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
  for (const word of needed.words) {
    const number = numberOf(word)
    const same = byWord[number]
    if (same) same.push(place)
    else byWord[number] = [place]
  }
  for (const start of needed.starts) {
    const key = start.slice(0, startLength)
    byStart.set(key, [...(byStart.get(key) ?? []), place])
  }
  return place
}

/** Takes note of the places that the words of a message fill, or may fill. */
export function fillPlaces(units: readonly Unit[]): void {
  messageNow += 1
  for (const { word, number } of units) {
    fill(byWord[number])
    if (byStart.size > 0) fill(byStart.get(word.slice(0, startLength)))
  }
}

function fill(places: readonly number[] | undefined): void {
  if (places) for (const place of places) filledFor[place] = messageNow
}

/** Whether a word of the message that was taken note of last may fill a place; so for -1. */
export function isFilled(place: number): boolean {
  return place < 0 || filledFor[place] === messageNow
}
