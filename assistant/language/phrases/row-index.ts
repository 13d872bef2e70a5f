import { Beginnings } from '#language/phrases/beginnings.ts'
import type { Numbers } from '#language/phrases/by-word.ts'
import { type Candidate, FoundRows } from '#language/phrases/found-rows.ts'
import { NeededPlaces } from '#language/phrases/needed-places.ts'
import type { Pattern } from '#language/phrases/pattern.ts'
import { type Spoken, type Unit, unitsOf } from '#language/phrases/spoken.ts'

/**
 * A list of rows has beside each the first place that it needs: nearly all are left out by that,
 * and nothing else is read of them.
 */
const rowBits = 15
const rowMask = (1 << rowBits) - 1

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
  /** A second place that some word of the message has to fill; -1 where none is known. */
  readonly #needsToo: number[] = []
  readonly #places = new NeededPlaces()
  /** What may stand where the message begins. */
  readonly #first = new Beginnings()
  /** What may stand behind that, too. */
  readonly #later = new Beginnings()
  /** What was asked of last, and the rows that may stand there. */
  #asked: Spoken | null = null
  readonly #latest = new FoundRows()
  readonly #once = new FoundRows()

  /** Has a row of a book found by what it begins with. */
  add(book: number, row: number, pattern: Pattern): void {
    const own = this.#books.length
    // It is not among those that were found for what was asked of last.
    this.#asked = null
    this.#books.push(book)
    this.#rows.push(row)
    const [needed, neededToo] = this.#places.neededBy(pattern)
    this.#needsToo.push(neededToo)
    const listed = own | ((needed + 1) << rowBits)
    this.#first.add(pattern, listed)
    if (pattern[0]?.kind !== 'start') this.#later.add(pattern, listed)
  }

  /** The rows of a book that may stand in these words, by place: most books say nothing of them. */
  candidatesIn(spoken: Spoken, book: number): readonly Candidate[] {
    if (this.#asked !== spoken) {
      this.#collect(unitsOf(spoken), this.#latest)
      this.#asked = spoken
    }
    return this.#latest.ofBook(book)
  }

  /** The same of words that nobody asks about again: what is known of others stays known. */
  candidatesOnce(units: readonly Unit[], book: number): readonly Candidate[] {
    this.#collect(units, this.#once)
    return this.#once.ofBook(book)
  }

  #collect(units: readonly Unit[], found: FoundRows): void {
    found.clear()
    this.#places.fill(units)
    for (let at = 0; at < units.length; at += 1) {
      const unit = units[at]
      if (!unit) continue
      const beginnings = at === 0 ? this.#first : this.#later
      for (const rows of beginnings.listsAt(unit)) this.#take(found, rows, at)
    }
  }

  #take(found: FoundRows, rows: Numbers, at: number): void {
    for (let next = 0; next < rows.length; next += 1) {
      const listed = rows[next] ?? 0
      if (!this.#places.isFilled((listed >>> rowBits) - 1)) continue
      const own = listed & rowMask
      if (!this.#places.isFilled(this.#needsToo[own] ?? -1)) continue
      found.add(this.#books[own] ?? -1, { row: this.#rows[own] ?? -1, at, whole: null })
    }
  }
}
