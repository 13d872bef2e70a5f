import { wordsOf } from '#language/phrases/classes.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { annotate } from '#understanding/transactions/clauses/annotate.ts'
import type { Clause, PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import { marks } from '#understanding/transactions/clauses/marking/marks.ts'
import { beginsPlan } from '#understanding/transactions/clauses/owing/ahead.ts'
import { isSumBehindReason } from '#understanding/transactions/clauses/parting/behind-reason.ts'
import { breaksAt } from '#understanding/transactions/clauses/parting/broken.ts'
import {
  isGivenBack,
  isNewDeed,
  isVerbNear,
} from '#understanding/transactions/clauses/parting/next-deed.ts'
import { isRelative } from '#understanding/transactions/clauses/parting/relative.ts'
import { beginsDeed } from '#understanding/transactions/clauses/parting/run-on.ts'
import { isTheirPart } from '#understanding/transactions/clauses/parting/their-part.ts'
import { verbAt } from '#understanding/transactions/clauses/verb-at.ts'

const noting = new Set(wordsOf('{note-down}'))
const promised = new Set('pago acerto quito devolvo'.split(' '))
const partings = new Set('mas porem porque ai depois entao dai enquanto quando'.split(' '))

/** What was parted last: a message in which nothing is meant at first is read once more. */
let latest: { reading: Reading; clauses: readonly Clause[] } | null = null

/** The clauses of a message, in order. */
export function splitClauses(reading: Reading): readonly Clause[] {
  if (latest?.reading !== reading) latest = { reading, clauses: split(reading) }
  return latest.clauses
}

function split(reading: Reading): Clause[] {
  const { tokens } = reading
  const clauses: Clause[] = []
  let first = 0
  let sentence = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const parting = at === tokens.length ? 'sentence' : partingFrom(reading, first, at)
    if (!parting) continue
    if (at > first) clauses.push(clauseOf(reading, first, at - 1, sentence))
    first = at
    if (parting === 'sentence') sentence += 1
  }
  for (const mark of marks) mark(reading, clauses)
  return clauses
}

function partingFrom(reading: Reading, first: number, at: number): 'sentence' | 'clause' | null {
  if (isPriceOfWork(reading, first, at)) return null
  const isNext = isSumBehindReason(reading, first, at) || beginsDeed(reading, first, at)
  return partingAt(reading, at) ?? (isNext ? 'clause' : null)
}

const worked = new Set(wordsOf('{worked}'))
const each = new Set(['cada', 'cd', 'kd'])

/** The comma of `lavei 7 carros, 40 cada`: the price belongs to the work. */
function isPriceOfWork({ tokens, amounts }: Reading, first: number, at: number): boolean {
  if (tokens[at]?.norm !== ',') return false
  const price = amounts.find((one) => one.first > at)
  const isNext = price && tokens.slice(at + 1, price.first).every(({ norm }) => /^[r$]$/.test(norm))
  const isEach = price && each.has(tokens[price.last + 1]?.norm ?? '')
  return Boolean(isNext && isEach) && tokens.slice(first, at).some(({ norm }) => worked.has(norm))
}

function partingAt(reading: Reading, at: number): 'sentence' | 'clause' | null {
  const { norm = '', kind } = reading.tokens[at] ?? {}
  // The que of "semana que vem" parts nothing.
  if (reading.days.some((day) => day.first < at && at <= day.last)) return null
  if (kind === 'mark') {
    if (isEllipsis(reading, at)) return 'clause'
    if (/^[.;!?]$/.test(norm)) return isAbbreviation(reading, at) ? null : 'sentence'
    return /^[,:()]$/.test(norm) || isSlash(reading, at) ? 'clause' : null
  }
  // "bota ai 27 do ifood" is one request.
  if (norm === 'ai' && noting.has(reading.tokens[at - 1]?.norm ?? '')) return null
  // "pago quando vender o bezerro" is one thing that is promised.
  if (norm === 'quando' && promised.has(reading.tokens[at - 1]?.norm ?? '')) return null
  if (partings.has(norm) || isLack(reading, at)) return 'clause'
  // "entregue e pago" is one thing said of an order.
  if (norm === 'e' && /^entregues?$/.test(reading.tokens[at - 1]?.norm ?? '')) return null
  if (norm === 'e' && isTheirPart(reading, at)) return 'clause'
  if (norm === 'e') {
    const isNext =
      isVerbNear(reading, at + 1) || isNewDeed(reading, at + 1) || isGivenBack(reading, at + 1)
    const isTold = reading.amounts.some(({ last }) => last < at)
    const isOther = isNext || (isTold && breaksAt(reading, at + 1)) || beginsPlan(reading, at + 1)
    return isOther ? 'clause' : null
  }
  if (aims.has(norm) && isAim(reading, at)) return 'clause'
  return norm === 'que' && isRelative(reading, at) ? 'clause' : null
}

/** `pagou o sinal 300 falta 450`: what is told is done, and the rest is not. */
function isLack({ tokens, amounts }: Reading, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  return norm.startsWith('falt') && lacks.has(norm) && amounts.some(({ last }) => last < at)
}

const lacks = new Set(['falta', 'faltam', 'faltou', 'faltando'])

/** The dots of "cinema 40... nao, deixa" end nothing. */
function isEllipsis({ tokens }: Reading, at: number): boolean {
  const isDot = (one: number) => tokens[one]?.norm === '.'
  return isDot(at) && (isDot(at - 1) || isDot(at + 1))
}

/** A stroke between words that stands free: "cliente pagou 230 / tela custou 118". */
function isSlash({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.norm === '/' && !tokens[at]?.isGlued && !tokens[at + 1]?.isGlued
}

const titles = new Set('dr dra sr sra av r prof profa s'.split(' '))

function isAbbreviation(reading: Reading, at: number): boolean {
  return titles.has(reading.tokens[at - 1]?.norm ?? '')
}

const aims = new Set(['pra', 'para'])

/** `peguei 500 pra pagar 650`: what the money is meant for, once a sum is told. */
function isAim({ tokens, amounts }: Reading, at: number): boolean {
  const isTold = amounts.some(({ last }) => last < at)
  const next = tokens[at + 1]?.norm === 'nao' ? at + 2 : at + 1
  return isTold && findVerb(tokens[next]?.norm ?? '')?.form === 'infinitive'
}

function clauseOf(reading: Reading, first: number, last: number, sentence: number): Clause {
  const verbs: PlacedVerb[] = []
  for (let at = first; at <= last; at += 1) {
    const verb = verbAt(reading, at)
    if (verb) verbs.push({ at, verb })
  }
  return annotate(reading, { first, last, sentence }, verbs)
}
