import { limits } from '@lya/core/limits.ts'
import { wordEnd } from '#language/tokens.ts'
import { isAlong } from '#understanding/along.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import { isLeg, legs, withDeposit } from '#understanding/transactions/naming/legs.ts'
import {
  isDoing,
  isFigureOnly,
  isOnlyMeasure,
  isReason,
  joints,
  namesNothing,
  setsOut,
} from '#understanding/transactions/naming/no-name.ts'
import { capital, tellingOne, tidied } from '#understanding/transactions/naming/tidied.ts'

/** A stretch of words that may be the thing itself. */
export interface Subject {
  first: number
  last: number
  score: number
}

const wordsMax = 6
const restWeight = 0.4
/** Letters of a name that a row of a list still shows whole. */
const lineMax = 60
const weights = { purpose: 4, item: 4, place: 3, hint: 1 }
const place = /^(n[oa]s?|num|numa|em)$/
const things = new Set('de do da dos das com um uma uns umas pro pra ao a'.split(' '))

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
    if (isDoing(reading, at)) break
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

/** In "filtro 45 na oficina" the thing stands right before the figure, the shop after it. */
function hasThingBefore(covers: readonly (Cover | undefined)[], at: number): boolean {
  let before = at
  while (covers[before] === 'amount') before -= 1
  return before < at && before >= 0 && covers[before] === undefined
}

const lead = /^(de|por|a|:|,|-|=|r)$/

function follower(reading: Reading, last: number): string {
  return reading.tokens[last + 1]?.norm ?? ''
}

function scoreRun(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  first: number,
  last: number,
): number {
  const before = reading.tokens[first - 1]?.norm ?? ''
  const isPlaced = place.test(before)
  const isShop = isPlaced && hasThingBefore(covers, first - 2)
  let score = 1.5 + bestWeight(reading, first, last) * (isShop ? 0.5 : 1)
  if (covers[last + 1] === 'amount') score += 1.75
  else if (covers[last + 2] === 'amount') score += lead.test(follower(reading, last)) ? 0.75 : 0
  if (covers[first - 1] === 'amount') score += 1
  else if (covers[first - 2] === 'amount') score += scoreOfLink(before)
  if (things.has(before)) score += 0.25
  if (isPlaced) score -= 0.5
  if (isAlong(reading, covers, first)) score -= 2.5
  if (namesNothing(reading, first, last)) return 0.1
  return isOnlyMeasure(reading, first, last) ? 0.3 : score
}

/** `50 de gasolina` names the thing; `50 no posto` the place; `50 pra janta` the use. */
function scoreOfLink(link: string): number {
  if (/^(de|d[oa]s?|com|de um|de uma)$/.test(link)) return 1.5
  return place.test(link) ? 0.75 : 0.25
}

function bestWeight(reading: Reading, first: number, last: number): number {
  let best = 0
  for (let at = first; at <= last; at += 1) {
    for (let length = termLengthAt(reading.tokens, at, last); length > 0; length -= 1) {
      const term = termAt(reading.tokens, at, length)
      for (const { weight } of findMeanings(term) ?? []) best = Math.max(best, weights[weight])
    }
  }
  return best
}

/** The subject as the person wrote it, with a capital, without a joint at its end. */
export function writeSubject(reading: Reading, subject: Subject): string {
  return capital(said(reading, subject))
}

function said(reading: Reading, { first, last }: Subject): string {
  const text = reading.text
    .slice(reading.tokens[first]?.start ?? 0, wordEnd(reading.tokens, last))
    .replace(/\s+/g, ' ')
    .slice(0, limits.descriptionLengthMax)
  const isShout = text === text.toUpperCase() && text.length > 5
  return tidied(isShout ? text.toLowerCase() : text)
}

/** Both, the second in brackets, as long as they fit a line: `Espetinho (Rafa)`. */
export function writeBoth(reading: Reading, subject: Subject, also: Subject): string {
  const [name, more] = [writeSubject(reading, subject), said(reading, also)]
  const both = `${name} (${more})`
  return tellingOne(name, more) ?? (both.length <= lineMax ? both : name)
}

/** For the clause of the amount; less for the mere place of a clause without a verb. */
function bonusOf(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  near: { first: number; last: number } | undefined,
  at: number,
): number {
  if (!near || at < near.first || at > near.last) return 0
  const isPlace = place.test(reading.tokens[at - 1]?.norm ?? '')
  const hasVerb = covers.slice(near.first, near.last + 1).includes('verb')
  return isPlace && !hasVerb ? 0.5 : 1.5
}
