import { isAlong } from '#understanding/along.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import { isOnlyMeasure, namesNothing } from '#understanding/transactions/naming/no-name.ts'

const weights = { purpose: 4, item: 4, place: 3, hint: 1 }
const place = /^(n[oa]s?|num|numa|em)$/
const things = new Set('de do da dos das com um uma uns umas pro pra ao a'.split(' '))

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

/** How much a stretch of words looks like the thing itself. */
export function scoreRun(
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

/** For the clause of the amount; less for the mere place of a clause without a verb. */
export function bonusOf(
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
