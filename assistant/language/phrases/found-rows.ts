/** A row of a book that begins with what stands at a unit, and may be there or not. */
export interface Candidate {
  /** Its place in the book. */
  row: number
  at: number
  /** How it reads when all words may be looked at; null until asked. */
  whole: { behind: number; isExcluded: boolean } | null
}

const none: readonly Candidate[] = []

/** The rows that may stand in one text, by their books: kept from text to text, and not cleared. */
export class FoundRows {
  readonly #lists: Candidate[][] = []
  /** For each book, the text for which its list was last begun. */
  readonly #begunFor: number[] = []
  #textNow = 0

  /** Begins with another text: what was found for the last is not to be looked at any more. */
  clear(): void {
    this.#textNow += 1
  }

  add(book: number, candidate: Candidate): void {
    while (this.#lists.length <= book) {
      this.#lists.push([])
      this.#begunFor.push(0)
    }
    const list = this.#lists[book]
    if (this.#begunFor[book] === this.#textNow) list?.push(candidate)
    else {
      this.#begunFor[book] = this.#textNow
      this.#lists[book] = [candidate]
    }
  }

  /** Those of a book, by place. */
  ofBook(book: number): readonly Candidate[] {
    return this.#begunFor[book] === this.#textNow ? (this.#lists[book] ?? none) : none
  }
}
