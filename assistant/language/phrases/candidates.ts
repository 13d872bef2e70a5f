import { ByWord, type Numbers, startLength } from '#language/phrases/by-word.ts'
import { fillPlaces, isFilled, neededBy } from '#language/phrases/needed-places.ts'
import { beginningOf, type Pattern } from '#language/phrases/pattern.ts'
import { beginsNumber, type Unit } from '#language/phrases/spoken.ts'

/** A row of a book that begins with what stands at a unit, and may be there or not. */
export interface Candidate {
  /** Its place in the book. */
  row: number
  at: number
  /** How it reads when all words may be looked at; null until asked. */
  whole: { behind: number; isExcluded: boolean } | null
}

/**
 * All rows of all books, in columns: one message asks for a hundred of them, most of which it
 * cannot have, and what it reads of each should be little and near.
 */
const all = {
  /** The number of its book. */
  book: [] as number[],
  /** Its place in the book. */
  row: [] as number[],
  /** A place that some word of the message has to fill; -1 where none is known. */
  needs: [] as number[],
  /** Only where the message begins. */
  isOpening: [] as boolean[],
}

/** Rows by their place in the columns. */
const byWord = new ByWord()
const byNumber: number[] = []
const anywhere: number[] = []

/** Has a row of a book found by what it begins with. */
export function indexRow(book: number, row: number, pattern: Pattern): void {
  const own = all.book.length
  all.book.push(book)
  all.row.push(row)
  all.needs.push(neededBy(pattern))
  all.isOpening.push(pattern[0]?.kind === 'start')
  const beginning = beginningOf(pattern)
  if (beginning === null) {
    anywhere.push(own)
    return
  }
  for (const word of beginning.words) byWord.addWord(word, own)
  if (beginning.isNumber) byNumber.push(own)
  // A word that begins with two of them is still one place to look at.
  const starts = new Set(beginning.starts.map((start) => start.slice(0, startLength)))
  for (const start of starts) {
    if (start.length < startLength) anywhere.push(own)
    else byWord.addStart(start, own)
  }
}

type ByBook = readonly (readonly Candidate[] | undefined)[]

interface Collected {
  units: readonly Unit[]
  /** How many rows there were. */
  of: number
  /** The only book whose candidates these are; null for all. */
  only: number | null
  candidates: ByBook
}

let latest: Collected | null = null
const none: readonly Candidate[] = []

/** The rows of a book that may stand in these words, by place: most books say nothing of them. */
export function candidatesIn(units: readonly Unit[], book: number): readonly Candidate[] {
  // A row that was indexed since is not in it.
  const isKnown = latest?.units === units && latest.of === all.book.length
  // What one book alone is asked about is soon taken apart anew.
  if (!isKnown) latest = collected(units, book)
  else if (latest && latest.only !== null && latest.only !== book) latest = collected(units, null)
  return latest?.candidates[book] ?? none
}

function collected(units: readonly Unit[], only: number | null): Collected {
  return { units, of: all.book.length, only, candidates: collect(units, only) }
}

function collect(units: readonly Unit[], only: number | null): ByBook {
  fillPlaces(units)
  const found: (Candidate[] | undefined)[] = []
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at]
    if (!unit) continue
    take(found, byWord.ofWord(unit), at, only)
    if (beginsNumber(unit)) take(found, byNumber, at, only)
    take(found, byWord.ofStart(unit), at, only)
    take(found, anywhere, at, only)
  }
  return found
}

function take(
  found: (Candidate[] | undefined)[],
  rows: Numbers,
  at: number,
  only: number | null,
): void {
  for (const own of rows) {
    if (!isFilled(all.needs[own] ?? -1)) continue
    const book = all.book[own] ?? -1
    if ((at > 0 && all.isOpening[own]) || (only !== null && book !== only)) continue
    const candidate: Candidate = { row: all.row[own] ?? -1, at, whole: null }
    const same = found[book]
    if (same) same.push(candidate)
    else found[book] = [candidate]
  }
}
