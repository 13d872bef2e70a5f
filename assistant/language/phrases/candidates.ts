import { aNumber, firstWords, type Pattern } from '#language/phrases/pattern.ts'
import { beginsNumber, type Unit } from '#language/phrases/spoken.ts'

/** A row of a book that begins with what stands at a unit, and may be there or not. */
export interface Candidate {
  /** Its place in the book. */
  row: number
  at: number
  /** How it reads when all words may be looked at; absent until asked. */
  whole?: { behind: number; isExcluded: boolean }
}

interface Slot {
  book: object
  row: number
  /** Only where the message begins. */
  isOpening: boolean
}

/** As many letters of a word that only begins somehow (`pag*`) as all such rows have. */
const startLength = 3

const byWord = new Map<string, Slot[]>()
const byStart = new Map<string, Slot[]>()
const anywhere: Slot[] = []
let rowsIndexed = 0

/** Has a row of a book found by what it begins with. */
export function indexRow(book: object, row: number, pattern: Pattern): void {
  const slot = { book, row, isOpening: pattern[0]?.kind === 'start' }
  rowsIndexed += 1
  const first = firstWords(pattern)
  if (first === null) {
    anywhere.push(slot)
    return
  }
  for (const word of first.words) add(byWord, word, slot)
  // A word that begins with two of them is still one place to look at.
  const starts = new Set(first.starts.map((start) => start.slice(0, startLength)))
  for (const start of starts) {
    if (start.length < startLength) anywhere.push(slot)
    else add(byStart, start, slot)
  }
}

function add(slots: Map<string, Slot[]>, key: string, slot: Slot): void {
  const same = slots.get(key)
  if (same) same.push(slot)
  else slots.set(key, [slot])
}

type ByBook = ReadonlyMap<object, readonly Candidate[]>

let latest: { units: readonly Unit[]; of: number; candidates: ByBook } | null = null
const none: readonly Candidate[] = []

/** The rows of a book that may stand in these words, by place: most books say nothing of them. */
export function candidatesIn(units: readonly Unit[], book: object): readonly Candidate[] {
  // A row that was indexed since is not in it.
  if (latest?.units !== units || latest.of !== rowsIndexed) {
    latest = { units, of: rowsIndexed, candidates: collect(units) }
  }
  return latest.candidates.get(book) ?? none
}

function collect(units: readonly Unit[]): ByBook {
  const found = new Map<object, Candidate[]>()
  const take = (slots: readonly Slot[] | undefined, at: number) => {
    for (const { book, row, isOpening } of slots ?? []) {
      if (isOpening && at > 0) continue
      const own = found.get(book)
      const candidate = { row, at }
      if (own) own.push(candidate)
      else found.set(book, [candidate])
    }
  }
  for (const [at, unit] of units.entries()) {
    take(byWord.get(unit.word), at)
    if (beginsNumber(unit)) take(byWord.get(aNumber), at)
    if (unit.word.length >= startLength) take(byStart.get(unit.word.slice(0, startLength)), at)
    take(anywhere, at)
  }
  return found
}
