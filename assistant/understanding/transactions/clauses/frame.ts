import type { VerbForm } from '#language/conjugation.ts'
import { clauseBook, type Said } from '#language/phrases/clauses/clause-book.ts'
import type { FoundPhrase, Span } from '#language/phrases/phrase-book.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import type { PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import { requestBook } from '#understanding/transactions/requests.ts'

/** A clause with all that its rules may look at. */
export interface Frame extends Span {
  reading: Reading
  flat: string
  verbs: readonly PlacedVerb[]
  said: readonly FoundPhrase<Said>[]
  /** The verbs of money: those of anything else left out. */
  told: readonly PlacedVerb[]
}

/** Looks up what the words of a clause say; those of a known term and of a request say nothing. */
export function frameOf(reading: Reading, span: Span, verbs: readonly PlacedVerb[]): Frame {
  const asking = requestBook.findAll(reading, span).filter(({ means }) => means === 'asked')
  const said = clauseBook.findEvery(reading, span).filter(({ first, last }) => {
    const isAsking = asking.some((one) => one.first <= first && last <= one.last)
    return !isAsking && !reading.inTerm.slice(first, last + 1).every(Boolean)
  })
  const told = verbs.filter(({ verb }) => verb.kind !== 'else')
  return { ...span, reading, flat: flatOf(reading, span.first, span.last), verbs, said, told }
}

export function isSaid({ said }: Frame, ...meanings: readonly Said[]): boolean {
  return said.some(({ means }) => meanings.includes(means))
}

export function hasForm(verbs: readonly PlacedVerb[], ...forms: readonly VerbForm[]): boolean {
  return verbs.some(({ verb }) => forms.includes(verb.form))
}

/** The word of a token; empty outside of the clause. */
export function wordAt({ reading, first, last }: Frame, at: number): string {
  return at < first || at > last ? '' : (reading.tokens[at]?.norm ?? '')
}

/** Whether an amount begins right behind a token, or one word later. */
export function isSumNext({ reading }: Frame, at: number): boolean {
  return reading.amounts.some((one) => one.first > at && one.first <= at + 2)
}

/** The first amount of the clause. */
export function amountIn({ reading, first, last }: Frame): Reading['amounts'][number] | undefined {
  return reading.amounts.find((one) => first <= one.first && one.first <= last)
}

/** A deed of somebody else, with all that its rules may look at. */
export interface ToldDeed {
  frame: Frame
  deed: PlacedVerb
  lemma: string
  /** Who did it, by the head of what stands before the verb; empty where nobody is named. */
  subject: string
  isToMe: boolean
  isPaying: boolean
}
