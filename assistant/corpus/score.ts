import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { fold } from '#language/fold.ts'
import { isWritingIntent } from '#understanding/draft.ts'

type Fields = Readonly<Record<string, unknown>>

const grave = new Set(['amount', 'total', 'installment', 'count', 'type', 'intent', 'target'])
/** Their description says which one. */
const aimed = new Set(['delete', 'pay', 'goal_deposit'])

/** How one answer stands to what was meant. */
export interface Verdict {
  isExact: boolean
  /** What one tap would write is what was meant. */
  isProposed: boolean
  /** Written with another intent, number, amount, direction or target than meant. */
  isWrongWrite: boolean
  /** Nothing should have been written, and something was. */
  isFalseWrite: boolean
  wrong: string[]
}

/** Whether an intent writes something into a person's money. */
export function isWriting({ intent }: CorpusAnswer): boolean {
  return isWritingIntent(intent)
}

/** Holds an answer against what was meant, field by field of what the case gives. */
export function judge(got: CorpusAnswer, want: CorpusAnswer): Verdict {
  const wrong = wrongFields(got, want)
  const isGrave = (name: string) =>
    grave.has(name) || name === 'count of transactions' || isAim(name, got)
  const isWrongWrite = isWriting(got) && wrong.some(isGrave)
  const { proposal } = got
  const isMeant = proposal !== undefined && wrongFields(proposal, want).length === 0
  return {
    isExact: wrong.length === 0,
    isProposed: wrong.length > 0 && !isWrongWrite && isMeant,
    isWrongWrite,
    isFalseWrite: !isWriting(want) && isWriting(got),
    wrong,
  }
}

function isAim(name: string, { intent }: CorpusAnswer): boolean {
  return name === 'description' && aimed.has(intent)
}

function wrongFields(got: Fields, want: Fields): string[] {
  return Object.entries(want).flatMap(([name, value]) => {
    if (name !== 'transactions') return isRight(name, got[name], value) ? [] : [name]
    return wrongTransactions(listOf(got[name]), listOf(value))
  })
}

function listOf(value: unknown): Fields[] {
  // Our own file or answer: a list there holds records.
  return Array.isArray(value) ? (value as Fields[]) : []
}

/** The wrong fields of the pairing that has the fewest. */
function wrongTransactions(got: readonly Fields[], want: readonly Fields[]): string[] {
  if (got.length !== want.length) return ['count of transactions']
  const [first, ...rest] = want
  if (!first) return []
  const pairings = got.map((one, at) => [
    ...wrongFields(one, first),
    ...wrongTransactions(got.toSpliced(at, 1), rest),
  ])
  return pairings.reduce((best, other) => (other.length < best.length ? other : best))
}

function isRight(name: string, got: unknown, want: unknown): boolean {
  if (name === 'description' || name === 'target') return folded(got).includes(folded(want))
  if (name === 'category') return folded(got) === folded(want)
  // What one tap would write is better than asked for, never less.
  if (name === 'proposal') return true
  return want === null ? got === null || got === undefined : got === want
}

function folded(value: unknown): string {
  return fold(typeof value === 'string' ? value : '')
}
