import type { Amount } from '#language/amounts/amount.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings, isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import { endOfSharedAside } from '#understanding/transactions/shared-aside.ts'

/** The stretch of a message that speaks of one amount. */
export interface Segment {
  first: number
  last: number
  amount: Amount
  /** The writer's part as they said it: not to be divided again. */
  isPart?: true
  /** Which way it went, where the sum itself tells, whatever is said beside it. */
  way?: 'in' | 'out'
}

const sentenceEnds = new Set([';', '.', '!', '?', '|'])
const listMarks = new Set([',', '+', ')', '/'])
const links = new Set([
  ...['e', 'mais', 'menos', 'depois', 'mas', 'porem', 'ai', 'tambem', 'fora', 'dai', 'entao'],
  'enquanto',
])

/** How strongly a token parts what stands before it from what stands after it. */
function partingOf(reading: Reading, at: number): number {
  const norm = reading.tokens[at]?.norm ?? ''
  if (sentenceEnds.has(norm)) return 4
  if (norm === ',' && isItsCost(reading, at + 1)) return 0
  if (listMarks.has(norm)) return 3
  return links.has(norm) ? 2 : 0
}

/** "a pipoca, que ficou em 46": what it came to is told of what stands before. */
function isItsCost({ tokens }: Reading, at: number): boolean {
  const [that, verb] = tokens.slice(at, at + 2)
  if (that?.norm !== 'que' || findVerb(verb?.norm ?? '')?.kind !== 'cost') return false
  const named = tokens.slice(Math.max(0, at - 1 - thingMax), at - 1).toReversed()
  const lead = named.find(({ kind, norm }) => kind === 'mark' || leads.has(norm))
  return lead !== undefined && lead.kind !== 'mark'
}

/** What a thing of a list begins with: "a pipoca", "e pipoca", but not "separado do salário". */
const leads = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'e', 'mais'])

const prepositions = new Set([
  ...['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'nos', 'nas', 'num', 'numa', 'em', 'com', 'pro'],
  ...['pra', 'pros', 'pras', 'para', 'pelo', 'pela', 'reais', 'conto', 'que', 'cada', 'a', 'ao'],
])

/**
 * Parts a message by its amounts. Between two amounts the strongest parting counts; without one,
 * words that lean back ("50 no mercado") stay with the amount before, others go with the next.
 */
export function splitByAmounts(reading: Reading): Segment[] {
  const { tokens, amounts } = reading
  if (isToldAgain(reading)) {
    return amounts.map((amount, at) => {
      return { first: amount.first, last: (amounts[at + 1]?.first ?? tokens.length) - 1, amount }
    })
  }
  const listed = namedBefore(reading)
  if (listed) return listed
  const segments: Segment[] = []
  let first = 0
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1]
    const last = next ? boundary(reading, first, amount, next) : tokens.length - 1
    segments.push({ first, last, amount })
    first = last + 1
  }
  return segments
}

const articles = new Set(['o', 'a', 'os', 'as'])

/** `almoço e banho 45 o almoço 12 o banho`: all are named, and then each behind its price. */
function isToldAgain({ tokens, amounts }: Reading): boolean {
  const [head, ...others] = amounts
  if (!head || others.length === 0) return false
  const said = new Set(tokens.slice(0, head.first).map(({ norm }) => norm))
  return amounts.every(({ last }) => {
    const [article, thing] = tokens.slice(last + 1, last + 3)
    const isNamed = thing?.kind === 'word' && said.has(thing.norm)
    return isNamed && articles.has(article?.norm ?? '')
  })
}

const joining = new Set(['e', ',', '+'])
/** As many tokens as a thing of a list has. */
const thingMax = 4

/** `aluguel + condomínio 1.480 + 390`: so many things, and then as many prices. */
function namedBefore(reading: Reading): Segment[] | null {
  const { tokens, amounts } = reading
  const [head] = amounts
  const isRow = amounts.every((amount, at) => {
    const next = amounts[at + 1]
    if (!next) return amount.last === tokens.length - 1
    return next.first === amount.last + 2 && joining.has(tokens[amount.last + 1]?.norm ?? '')
  })
  if (!head || amounts.length < 2 || !isRow) return null
  const end = endOfNames(reading, head.first)
  const things: { first: number; last: number }[] = []
  let first = 0
  for (let at = 0; at <= end; at += 1) {
    if (at < end && !joining.has(tokens[at]?.norm ?? '')) continue
    things.push({ first, last: at - 1 })
    first = at + 1
  }
  const isShort = things.every((one) => one.last >= one.first && one.last - one.first < thingMax)
  if (things.length !== amounts.length || !isShort) return null
  return amounts.map((amount, at) => ({ first: 0, last: 0, ...things[at], amount }))
}

/** Where the names end: "o pão e o leite deram 12 e 8", "a luz e a água? foi 90 e 40". */
function endOfNames({ tokens }: Reading, first: number): number {
  const isSaid = (at: number) => findVerb(tokens[at]?.norm ?? '')?.kind === 'cost'
  const isMark = (at: number) => tokens[at]?.kind === 'mark'
  let end = isMark(first - 1) ? first - 1 : first
  if (isSaid(end - 1) && isMark(end - 2)) end -= 2
  return end
}

/** The last token that still speaks of `amount`. */
function boundary(reading: Reading, first: number, amount: Amount, next: Amount): number {
  const gapFirst = amount.last + 1
  const shared = endOfSharedAside(reading, { first: gapFirst, last: next.first - 1 })
  if (shared !== null) return shared
  const leansBack = prepositions.has(reading.tokens[gapFirst]?.norm ?? '')
  const counted = countOf(reading, gapFirst, next)
  let best = 0
  let chosen = -1
  for (let at = gapFirst; at < counted; at += 1) {
    if (isPriceMark(reading, { first: gapFirst, last: next.first - 1 }, at)) continue
    const parting = partingOf(reading, at)
    const isOnward = parting === best && leansBack && !hasDeed(reading, chosen, at)
    if (parting > best || (parting > 0 && isOnward)) {
      best = parting
      chosen = at
    }
  }
  if (chosen >= 0) return reading.tokens[chosen]?.kind === 'mark' ? chosen : chosen - 1
  const hasOwnWords = hasWords(reading, first, amount.first - 1)
  if (hasOwnWords && isServedWith(reading, gapFirst, next.first)) return amount.last
  return leansBack || !hasOwnWords ? next.first - 1 : amount.last
}

/**
 * Where a price that is of each begins to be spoken of: the `4` of "gastei 60 de tecido e vendi as
 * 4 bolsas, cada uma a 90"; the price itself where none of what it counts stands before it.
 */
function countOf({ tokens }: Reading, from: number, { first, times }: Amount): number {
  if (!times || times.first <= from || times.first >= first) return first
  const mark = tokens.findLastIndex(({ kind }, at) => kind === 'mark' && at < first)
  // "gastei 30 em 3 pães, suco a 5 cada"
  const isOther = tokens.slice(mark + 1, first).some(({ norm }) => isThing(norm))
  return mark > times.first && !isOther ? times.first : first
}

/** The commas of "gastei 30 no uber e comprei pão, leite, 12": of one deed with its price. */
function isPriceMark(
  reading: Reading,
  { first, last }: { first: number; last: number },
  at: number,
): boolean {
  const { tokens } = reading
  if (tokens[at]?.norm !== ',' || tokens[last]?.norm !== ',') return false
  const link = tokens.findIndex(({ norm }, index) => index >= first && links.has(norm))
  return link >= 0 && link < at && hasDeed(reading, link, at)
}

/** "12 de estacionamento e passei no mercado e deixei 214": what else was done is of the next. */
function hasDeed({ tokens }: Reading, first: number, end: number): boolean {
  return tokens.slice(first, end).some(({ norm }) => findVerb(norm)?.form === 'i-did')
}

/** The `com dois refri` of "pamonha 12 com dois refri 7 cada": what else is priced, and known. */
function isServedWith({ tokens }: Reading, first: number, end: number): boolean {
  const things = tokens.slice(first + 1, end)
  const isShort = things.length > 0 && things.length <= thingMax
  if (tokens[first]?.norm !== 'com' || !isShort) return false
  return things.some(({ norm }) => findMeanings(norm)?.some(({ weight }) => weight === 'item'))
}

const empty = new Set(['e', 'mais', 'gastei', 'paguei', 'foi', 'na', 'no', 'a', 'as', 'o', 'os'])

function hasWords(reading: Reading, first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) {
    const norm = reading.tokens[at]?.norm ?? ''
    const isNamed = reading.days.some((day) => day.first <= at && at <= day.last)
    if (reading.tokens[at]?.kind === 'word' && !isNamed && !empty.has(norm)) {
      return true
    }
  }
  return false
}
