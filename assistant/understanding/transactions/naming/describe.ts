import type { Reading } from '#understanding/reading.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import { isLeg, legs, withDeposit } from '#understanding/transactions/naming/legs.ts'
import {
  isDoing,
  isFigureOnly,
  isReason,
  joints,
  setsOut,
} from '#understanding/transactions/naming/no-name.ts'
import { bonusOf, scoreRun } from '#understanding/transactions/naming/score-run.ts'

/** A stretch of words that may be the thing itself. */
export interface Subject {
  first: number
  last: number
  score: number
}

const wordsMax = 6
const restWeight = 0.4

/**
 * The best stretch of words between two tokens to call a transaction by, if there is any.
 *
 * @param near The tokens of the clause that holds the amount: its words speak of it first.
 */
export function findSubject(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  first: number,
  last: number,
  near?: { first: number; last: number },
): Subject | null {
  return bestOf(runsOf(reading, covers, first, last, near))
}

/** The first of those that the rules think most of. */
export function bestOf(runs: readonly Subject[]): Subject | null {
  return runs.reduce<Subject | null>(
    (best, run) => (run.score > (best?.score ?? 0) ? run : best),
    null,
  )
}

/** The stretches of words between two tokens that may be the thing itself, in their order. */
export function runsOf(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  from: number,
  last: number,
  near?: { first: number; last: number },
): Subject[] {
  const runs: Subject[] = []
  let at = from
  while (at <= last) {
    if (covers[at] !== undefined || isReason(reading, at)) {
      at += 1
      continue
    }
    const end = endOfRun(reading, covers, at, last)
    if (isFigureOnly(reading, at, end)) {
      at = end + 1
      continue
    }
    const score = scoreRun(reading, covers, at, end) + bonusOf(reading, covers, near, at)
    // What a long name runs on into is no other name.
    const isRest = runs.at(-1)?.last === at - 1
    const first = withDeposit(reading, behindMeasure(reading, at + setsOut(reading, at, end), end))
    runs.push({ first, last: end, score: isRest ? score * restWeight : score })
    at = end + 1
  }
  return runs
}

const measures = new Set(
  (
    'litro litros quilo quilos kg kgs grama gramas metro metros paneiro paneiros rasa rasas cofo ' +
    'cofos cuia cuias alqueire latao lataos fieira cambada enfiada surrao balaio'
  ).split(' '),
)

/** In `litros de gasolina` and `quilo de carne` the thing comes after the measure. */
function behindMeasure({ tokens }: Reading, first: number, last: number): number {
  const isMeasured =
    measures.has(tokens[first]?.norm ?? '') && /^d[eoa]$/.test(tokens[first + 1]?.norm ?? '')
  return isMeasured && last > first + 1 ? first + 2 : first
}

const qualities = new Set('novo nova novos novas grande pequeno pequena velho velha'.split(' '))
const traits = new Set([
  ...qualities,
  ...legs,
  ...'bom boa dia noite manha media amigo amiga'.split(' '),
])

/** Runs on over prepositions and articles that another word of the run follows. */
function endOfRun(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  first: number,
  last: number,
): number {
  let end = first
  let words = 1
  let at = first + 1
  while (at <= last && words < wordsMax) {
    const token = reading.tokens[at]
    if (isDoing(reading, at) || isGiver(reading, at)) break
    // The second stroke is that of `pneu 90/90`.
    const isHyphen = /^['/&-]$/.test(token?.folded ?? '') && token?.isGlued
    const isJoint =
      covers[at] === 'filler' && (joints.has(token?.norm ?? '') || isTitle(reading, at))
    const isInner =
      covers[at] === 'count' && (token?.kind === 'number' || /^uma?$/.test(token?.norm ?? ''))
    const isTrait = covers[at] === 'filler' && traits.has(token?.norm ?? '')
    const isComma = token?.folded === ',' && isEnumerated(reading, covers, at, last)
    if (covers[at] === undefined) {
      end = at
      words += 1
    } else if (isTrait && (qualities.has(token?.norm ?? '') || isLeg(reading, at))) end = at
    else if (!isHyphen && !isJoint && !isInner && !isTrait && !isComma) break
    at += 1
  }
  return end
}

/** The `o` of "no jantar o Léo me deu 40": who gave it is no part of what it was for. */
function isGiver({ tokens }: Reading, at: number): boolean {
  const [lead, ...next] = tokens.slice(at, at + 4).map(({ norm }) => norm)
  const toMe = next[0] === 'meu' || next[0] === 'minha' ? next[2] : next[1]
  return (lead === 'o' || lead === 'a') && (toMe === 'me' || toMe === 'nos')
}

/** The `seu` of `família do seu Aldo`. */
function isTitle({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.norm === 'seu' && tokens[at - 1]?.norm === 'do'
}

/** The comma of `arroz, feijao e carne` or `pao, leite, manteiga`; not of `oi, mercado`. */
function isEnumerated(
  { tokens }: Reading,
  covers: readonly (Cover | undefined)[],
  comma: number,
  last: number,
): boolean {
  let at = comma
  let commas = 0
  while (at < last && covers[at + 1] === undefined) {
    if (tokens[at]?.norm === 'e') return true
    if (tokens[at]?.folded !== ',') return false
    commas += 1
    at += 1
    while (at <= last && covers[at] === undefined) at += 1
    // "linha, zíper e 3 metros de elástico": the last one is counted.
    if (tokens[at]?.norm === 'e' && covers[at + 1] === 'count') return true
  }
  return commas > 1
}
