import { beginningOf, type Pattern } from '#language/phrases/pattern.ts'
import { beginsNumber, type Unit } from '#language/phrases/spoken.ts'
import { numberOf, unknownWord } from '#language/phrases/vocabulary.ts'

/** A row of a book that begins with what stands at a unit, and may be there or not. */
export interface Candidate {
  /** Its place in the book. */
  row: number
  at: number
  /** How it reads when all words may be looked at; null until asked. */
  whole: { behind: number; isExcluded: boolean } | null
}

interface Slot {
  /** The number of its book. */
  book: number
  row: number
  /** Only where the message begins. */
  isOpening: boolean
}

/** As many letters of a word that only begins somehow (`pag*`) as all such rows have. */
const startLength = 3

/** By the number of the word. */
const byWord: (Slot[] | undefined)[] = []
const byNumber: Slot[] = []
const byStart = new Map<string, Slot[]>()
/** By the number of a word, once it was looked up by how it begins. */
const startingAs: (readonly Slot[] | undefined)[] = []
const anywhere: Slot[] = []
let rowsIndexed = 0

/** Has a row of a book found by what it begins with. */
export function indexRow(book: number, row: number, pattern: Pattern): void {
  const slot = { book, row, isOpening: pattern[0]?.kind === 'start' }
  rowsIndexed += 1
  startingAs.length = 0
  const beginning = beginningOf(pattern)
  if (beginning === null) {
    anywhere.push(slot)
    return
  }
  for (const word of beginning.words) {
    const number = numberOf(word)
    const same = byWord[number]
    if (same) same.push(slot)
    else byWord[number] = [slot]
  }
  if (beginning.isNumber) byNumber.push(slot)
  // A word that begins with two of them is still one place to look at.
  const starts = new Set(beginning.starts.map((start) => start.slice(0, startLength)))
  for (const start of starts) {
    if (start.length < startLength) anywhere.push(slot)
    else byStart.set(start, [...(byStart.get(start) ?? []), slot])
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
  const isKnown = latest?.units === units && latest.of === rowsIndexed
  // What one book alone is asked about is soon taken apart anew.
  if (!isKnown) latest = collected(units, book)
  else if (latest && latest.only !== null && latest.only !== book) latest = collected(units, null)
  return latest?.candidates[book] ?? none
}

function collected(units: readonly Unit[], only: number | null): Collected {
  return { units, of: rowsIndexed, only, candidates: collect(units, only) }
}

function collect(units: readonly Unit[], only: number | null): ByBook {
  const found: (Candidate[] | undefined)[] = []
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at]
    if (!unit) continue
    if (unit.number !== unknownWord) take(found, byWord[unit.number], at, only)
    if (beginsNumber(unit)) take(found, byNumber, at, only)
    take(found, startingLike(unit), at, only)
    take(found, anywhere, at, only)
  }
  return found
}

const noSlots: readonly Slot[] = []

function startingLike({ word, number }: Unit): readonly Slot[] {
  const known = number === unknownWord ? undefined : startingAs[number]
  if (known) return known
  const found = byStart.get(word.slice(0, startLength)) ?? noSlots
  if (number !== unknownWord) startingAs[number] = found
  return found
}

function take(
  found: (Candidate[] | undefined)[],
  slots: readonly Slot[] | undefined,
  at: number,
  only: number | null,
): void {
  if (!slots) return
  for (const { book, row, isOpening } of slots) {
    if ((isOpening && at > 0) || (only !== null && book !== only)) continue
    const candidate: Candidate = { row, at, whole: null }
    const own = found[book]
    if (own) own.push(candidate)
    else found[book] = [candidate]
  }
}
