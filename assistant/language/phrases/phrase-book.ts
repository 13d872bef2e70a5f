import type { Candidate } from '#language/phrases/found-rows.ts'
import { matchAt } from '#language/phrases/match.ts'
import { type Pattern, parsePattern } from '#language/phrases/pattern.ts'
import { RowIndex } from '#language/phrases/row-index.ts'
import { type Spoken, takeApart, type Unit, unitsOf } from '#language/phrases/spoken.ts'

/** One way of saying something; `pattern.ts` tells how `say` and `not` are written. */
export interface PhraseRow<Meaning extends string = string> {
  means: Meaning
  say: string
  /** Where one of these shares a word with what was found, it is not meant. */
  not?: readonly string[]
  /** A message that says it: each row is tried with it. */
  like: string
}

/** A phrase that stands in a text, with its tokens. */
export interface FoundPhrase<Meaning extends string = string> {
  means: Meaning
  /** The row that found it, by its words. */
  say: string
  first: number
  last: number
}

/** The tokens to look at; all where absent. */
export interface Span {
  first: number
  last: number
}

interface Entry<Meaning extends string> {
  row: PhraseRow<Meaning>
  pattern: Pattern
  not: readonly Pattern[]
}

const none: readonly never[] = []
const books: { name: string; book: PhraseBook<string> }[] = []
/** Of a message that is taken apart, most books are asked. */
const shared = new RowIndex()

/** Ways of saying things, as data. Of two rows that stand at one place the first counts. */
export class PhraseBook<Meaning extends string = string> {
  readonly rows: readonly PhraseRow<Meaning>[]
  readonly #entries: Entry<Meaning>[] = []
  /** Among all books. */
  readonly #number = books.length
  readonly #index: RowIndex

  /**
   * @param options.isAlone Asked of words of which no other book is: it need not wait for them.
   * @throws Error for a row that doubles another one, or that cannot be read.
   */
  constructor(name: string, rows: readonly PhraseRow<Meaning>[], { isAlone = false } = {}) {
    this.rows = rows
    this.#index = isAlone ? new RowIndex() : shared
    const seen = new Set<string>()
    for (const row of rows) {
      if (seen.has(row.say)) throw new Error(`${name}: '${row.say}' stands twice`)
      seen.add(row.say)
      const pattern = parsePattern(row.say)
      this.#index.add(this.#number, this.#entries.length, pattern)
      this.#entries.push({ row, pattern, not: (row.not ?? []).map(parsePattern) })
    }
    books.push({ name, book: this as PhraseBook<string> })
  }

  /** The first that stands in these tokens; null where none does. */
  find(spoken: Spoken, span?: Span): FoundPhrase<Meaning> | null {
    const candidates = this.#index.candidatesIn(spoken, this.#number)
    if (candidates.length === 0) return null
    return this.#among(candidates, unitsOf(spoken), span, 'first')[0] ?? null
  }

  /** Whether it stands in words of which nothing else is asked. */
  isInOnce(spoken: Spoken): boolean {
    const units = takeApart(spoken)
    const candidates = this.#index.candidatesOnce(units, this.#number)
    return this.#among(candidates, units, undefined, 'first').length > 0
  }

  /** Every phrase that stands in these tokens, at most one from each place. */
  findAll(spoken: Spoken, span?: Span): readonly FoundPhrase<Meaning>[] {
    return this.#search(spoken, span, 'places')
  }

  /** Every phrase of every row, for books whose rows say different things of one place. */
  findEvery(spoken: Spoken, span?: Span): readonly FoundPhrase<Meaning>[] {
    return this.#search(spoken, span, 'rows')
  }

  isIn(spoken: Spoken, span?: Span): boolean {
    return this.find(spoken, span) !== null
  }

  #search(
    spoken: Spoken,
    span: Span | undefined,
    how: 'places' | 'rows',
  ): readonly FoundPhrase<Meaning>[] {
    const candidates = this.#index.candidatesIn(spoken, this.#number)
    return candidates.length === 0 ? none : this.#among(candidates, unitsOf(spoken), span, how)
  }

  #among(
    candidates: readonly Candidate[],
    units: readonly Unit[],
    span: Span | undefined,
    how: 'first' | 'places' | 'rows',
  ): readonly FoundPhrase<Meaning>[] {
    if (candidates.length === 0) return none
    const found: FoundPhrase<Meaning>[] = []
    const begin = span ? firstFrom(units, ({ token }) => token, span.first) : 0
    const end = span ? firstFrom(units, ({ token }) => token, span.last + 1) : units.length
    let taken = -1
    for (let next = firstFrom(candidates, ({ at }) => at, begin); ; next += 1) {
      const candidate = candidates[next]
      if (!candidate || candidate.at >= end) return found
      const { at, row } = candidate
      const entry = this.#entries[row]
      if (at === taken) continue
      const behind = entry ? standsUntil(entry, units, candidate, end) : -1
      if (!entry || behind <= at) continue
      const [first, last] = [units[at]?.token ?? 0, units[behind - 1]?.token ?? 0]
      found.push({ means: entry.row.means, say: entry.row.say, first, last })
      if (how === 'first') return found
      if (how === 'places') taken = at
    }
  }
}

/** Where the first stands whose place is not before `from`, in a list that is in their order. */
function firstFrom<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number,
  from: number,
): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && placeOf(item) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** The unit behind a candidate that stands before `end` and is not excluded; else -1. */
function standsUntil<Meaning extends string>(
  entry: Entry<Meaning>,
  units: readonly Unit[],
  candidate: Candidate,
  end: number,
): number {
  const { at } = candidate
  candidate.whole ??= read(entry, units, at, units.length)
  const { whole } = candidate
  // What is excluded or goes beyond the end may have a shorter reading; what is nowhere has none.
  const isCut = end < units.length && (whole.behind > end || whole.isExcluded)
  const { behind, isExcluded } = isCut ? read(entry, units, at, end) : whole
  return isExcluded ? -1 : behind
}

function read<Meaning extends string>(
  { pattern, not }: Entry<Meaning>,
  units: readonly Unit[],
  at: number,
  end: number,
): { behind: number; isExcluded: boolean } {
  const behind = matchAt(pattern, units, { at, end })
  return { behind, isExcluded: behind > at && isExcludedAt(not, units, at, behind) }
}

/** Every book that was opened, for the test that tries each row. */
export function allBooks(): readonly { name: string; book: PhraseBook<string> }[] {
  return books
}

const lookBack = 8

function isExcludedAt(
  not: readonly Pattern[],
  units: readonly Unit[],
  at: number,
  behind: number,
): boolean {
  return not.some((pattern) => {
    for (let from = Math.max(0, at - lookBack); from < behind; from += 1) {
      if (matchAt(pattern, units, { at: from, end: units.length }) > at) return true
    }
    return false
  })
}
