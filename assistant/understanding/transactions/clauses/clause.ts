import type { Verb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

/** What a clause says of its money. */
export type Mood =
  /** The writer did it, or it is a bill or an arrival that happened. */
  | 'done'
  /** Wished, planned, doubted, denied, nearly done, or only a price. */
  | 'undone'
  /** Somebody else's deed. */
  | 'other'
  /** A figure stated without anything having happened: `o aluguel é 1.800`. */
  | 'stated'
  /** A deed that has nothing to do with money. */
  | 'else'
  | 'silent'

/** Which way money went, seen from the writer; null where the verb leaves it open. */
export type Flow = 'in' | 'out' | null

/** A verb of a clause, with its token. */
export interface PlacedVerb {
  at: number
  verb: Verb
}

/** What a clause says of its money, and the rule that says so. */
export interface Verdict {
  mood: Mood
  rule: string
}

export interface Clause extends Verdict {
  first: number
  last: number
  /** The first and the last of the sentence's tokens. */
  sentence: number
  verbs: readonly PlacedVerb[]
  flat: string
  flow: Flow
  /** The rule that says which way the money went; empty where none does. */
  flowRule: string
  /** What it takes back of an earlier clause: all, what was not yet paid, or only a part of it. */
  takes: 'all' | 'unpaid' | 'part' | null
}

/** Whether the writer did something in one of these: "comprei", "pagamos". */
export function tellsOwnDeed(clauses: readonly Clause[]): boolean {
  return clauses.some(({ verbs }) => verbs.some(({ verb }) => verb.form === 'i-did'))
}

/** Whether a sum stands in it. */
export function hasSum(
  { amounts }: { amounts: readonly { first: number; last: number }[] },
  { first, last }: Pick<Clause, 'first' | 'last'>,
): boolean {
  return amounts.some((one) => first <= one.first && one.last <= last)
}

/** `deu 358`, `ficou 90`: the clause begins with what it came to. */
export function isSumOf({ first, verbs }: Clause): boolean {
  return verbs.some(({ at, verb }) => at <= first + 1 && verb.kind === 'cost')
}

/** The words of a clause, folded, without its marks and figures. */
export function wordsIn({ tokens }: Reading, { first, last }: Clause): string[] {
  return tokens.slice(first, last + 1).flatMap(({ kind, norm }) => (kind === 'word' ? [norm] : []))
}
