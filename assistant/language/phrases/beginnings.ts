import { ByWord, type Numbers, startLength } from '#language/phrases/by-word.ts'
import { beginningOf, type Pattern } from '#language/phrases/pattern.ts'
import { beginsNumber, type Unit } from '#language/phrases/spoken.ts'

/** Rows by what they begin with. */
export class Beginnings {
  readonly #byWord = new ByWord()
  readonly #byNumber: number[] = []
  readonly #anywhere: number[] = []

  add(pattern: Pattern, row: number): void {
    const beginning = beginningOf(pattern)
    if (beginning === null) {
      this.#anywhere.push(row)
      return
    }
    for (const word of beginning.words) this.#byWord.addWord(word, row)
    if (beginning.isNumber) this.#byNumber.push(row)
    // A word that begins with two of them is still one place to look at.
    const starts = new Set(beginning.starts.map((start) => start.slice(0, startLength)))
    for (const start of starts) {
      if (start.length < startLength) this.#anywhere.push(row)
      else this.#byWord.addStart(start, row)
    }
  }

  /** The rows that may begin with a unit, in lists that are gone through in their order. */
  listsAt(unit: Unit): readonly Numbers[] {
    const [word, start] = [this.#byWord.ofWord(unit), this.#byWord.ofStart(unit)]
    return beginsNumber(unit)
      ? [word, this.#byNumber, start, this.#anywhere]
      : [word, start, this.#anywhere]
  }
}
