import { ByWord, startLength } from '#language/phrases/by-word.ts'
import type { Pattern, Place } from '#language/phrases/pattern.ts'
import type { Unit } from '#language/phrases/spoken.ts'

type WordPlace = Extract<Place, { kind: 'word' }>

/** The places that rows need, and which of them the words of a message fill. */
export class NeededPlaces {
  /** The places that a word fills. */
  readonly #byWord = new ByWord()
  /** For each place, the message that last had a word for it: one begins without clearing. */
  readonly #filledFor: number[] = []
  #messageNow = 0
  /** The number of each place that is needed; what is written the same is one. */
  readonly #numbers = new Map<WordPlace, number>()

  /**
   * The two places of a pattern, behind its first, that the fewest words fill: most messages have
   * none of them, and then the pattern need not be tried. -1 where a pattern has no such place.
   */
  neededBy(pattern: Pattern): readonly [first: number, second: number] {
    const [, ...later] = pattern.filter((one) => one.kind !== 'start')
    const needed = later.filter((place): place is WordPlace => {
      if (place.kind !== 'word' || place.isOptional) return false
      return place.starts.every(({ length }) => length >= startLength)
    })
    const [first, second] = [...new Set(needed)].sort((a, b) => widthOf(a) - widthOf(b))
    return [this.#numberOf(first), this.#numberOf(second)]
  }

  /** Takes note of the places that the words of a message fill, or may fill. */
  fill(units: readonly Unit[]): void {
    this.#messageNow += 1
    for (const unit of units) {
      for (const place of this.#byWord.ofWord(unit)) this.#filledFor[place] = this.#messageNow
      for (const place of this.#byWord.ofStart(unit)) this.#filledFor[place] = this.#messageNow
    }
  }

  /** Whether a word of the message that was taken note of last may fill a place; so for -1. */
  isFilled(place: number): boolean {
    return place < 0 || this.#filledFor[place] === this.#messageNow
  }

  #numberOf(needed: WordPlace | undefined): number {
    if (!needed) return -1
    return this.#numbers.get(needed) ?? this.#list(needed)
  }

  #list(needed: WordPlace): number {
    const place = this.#numbers.size
    this.#numbers.set(needed, place)
    this.#filledFor.push(0)
    for (const word of needed.words) this.#byWord.addWord(word, place)
    for (const start of needed.starts) this.#byWord.addStart(start, place)
    return place
  }
}

/** A beginning stands for many words. */
function widthOf({ words, starts }: WordPlace): number {
  return words.size + 100 * starts.length
}
