import { Beginnings } from '#language/phrases/beginnings.ts'
import type { Numbers } from '#language/phrases/by-word.ts'
import { NeededPlaces } from '#language/phrases/needed-places.ts'
import type { Pattern } from '#language/phrases/pattern.ts'
import type { Unit } from '#language/phrases/spoken.ts'

/** A row of a book that begins with what stands at a unit, and may be there or not. */
export interface Candidate {
  /** Its place in the book. */
  row: number
  at: number
  /** How it reads when all words may be looked at; null until asked. */
  whole: { behind: number; isExcluded: boolean } | null
}

/** By the numbers of the books. */
type ByBook = readonly (readonly Candidate[] | undefined)[]

interface Collected {
  units: readonly Unit[]
  /** How many rows there were. */
  of: number
  candidates: ByBook
}

const none: readonly Candidate[] = []

/**
 * The rows of books that are asked of the same words. They are kept in columns: one message asks
 * for a hundred of them, most of which it cannot have, and what it reads of each should be little
 * and near.
 */
export class RowIndex {
  /** The number of the book of each row. */
  readonly #books: number[] = []
  /** Its place in the book. */
  readonly #rows: number[] = []
  /** A place that some word of the message has to fill; -1 where none is known. */
  readonly #needs: number[] = []
  readonly #places = new NeededPlaces()
  /** What may stand where the message begins. */
  readonly #first = new Beginnings()
  /** What may stand behind that, too. */
  readonly #later = new Beginnings()
  #latest: Collected | null = null

  /** Has a row of a book found by what it begins with. */
  add(book: number, row: number, pattern: Pattern): void {
    const own = this.#books.length
    this.#books.push(book)
    this.#rows.push(row)
    this.#needs.push(this.#places.neededBy(pattern))
    this.#first.add(pattern, own)
    if (pattern[0]?.kind !== 'start') this.#later.add(pattern, own)
  }

  /** The rows of a book that may stand in these words, by place: most books say nothing of them. */
  candidatesIn(units: readonly Unit[], book: number): readonly Candidate[] {
    const of = this.#books.length
    // A row that was indexed since is not in it.
    if (this.#latest?.units !== units || this.#latest.of !== of) {
      this.#latest = { units, of, candidates: this.#collect(units) }
    }
    return this.#latest.candidates[book] ?? none
  }

  /** The same of words that nobody asks about again: what is known of others stays known. */
  candidatesOnce(units: readonly Unit[], book: number): readonly Candidate[] {
    return this.#collect(units)[book] ?? none
  }

  #collect(units: readonly Unit[]): ByBook {
    this.#places.fill(units)
    const found: (Candidate[] | undefined)[] = []
    for (let at = 0; at < units.length; at += 1) {
      const unit = units[at]
      if (!unit) continue
      const beginnings = at === 0 ? this.#first : this.#later
      for (const rows of beginnings.listsAt(unit)) this.#take(found, rows, at)
    }
    return found
  }

  #take(found: (Candidate[] | undefined)[], rows: Numbers, at: number): void {
    for (const own of rows) {
      if (!this.#places.isFilled(this.#needs[own] ?? -1)) continue
      const candidate: Candidate = { row: this.#rows[own] ?? -1, at, whole: null }
      const book = this.#books[own] ?? -1
      const same = found[book]
      if (same) same.push(candidate)
      else found[book] = [candidate]
    }
  }
}
