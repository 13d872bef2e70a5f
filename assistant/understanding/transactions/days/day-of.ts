import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Mood } from '#understanding/transactions/clauses/clause.ts'
import { ownDays } from '#understanding/transactions/days/other-days.ts'
import { clauseAt, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** The day named in the segment; else the only one named; else the last one before; else today. */
export function dayOf(scene: Scene, all: readonly Settled[], at: number): Temporal.PlainDate {
  const { reading } = scene
  const { today } = reading
  const past = ownDays(reading).filter((one) => {
    return Temporal.PlainDate.compare(one.date, today) <= 0 && !isOfUnwritten(scene, all, one)
  })
  const segment = all[at]
  if (!segment || past.length === 0) return today
  const first = at === 0 ? 0 : segment.first
  const own = past.filter((one) => one.first >= first && one.last <= segment.last)
  const nearest = own.toSorted((a, b) => distance(a, segment) - distance(b, segment))[0]
  if (nearest) return nearest.date
  if (past.length === 1 && past[0]) {
    const later = all.slice(at + 1)
    const [day] = past
    const isOfNext = [leadsNext, isOfSentence, isOfOwnDeed].some((is) => is(reading, day, later))
    return isOfNext && past[0].first > segment.amount.last ? today : past[0].date
  }
  return past.findLast((one) => one.last < segment.first)?.date ?? today
}

const unwritten = new Set<Mood>(['undone', 'other'])

/** The `dia 30` of "recebi 300 do Pedro e recebo 200 da Ana dia 30": of what is not written. */
function isOfUnwritten({ reading, clauses }: Scene, all: readonly Settled[], day: Span): boolean {
  const clause = clauseAt(clauses, day.first)
  if (!clause || !unwritten.has(clause.mood)) return false
  const isInside = ({ first }: Span) => first >= clause.first && first <= clause.last
  const isWritten = all.some(({ amount }) => isInside(amount))
  return !isWritten && reading.amounts.some(isInside)
}

const joining = new Set(['e', 'mais', 'mas', ','])
/** "esqueci de falar que ontem paguei 20". */
const saying = new Set(['falar', 'dizer', 'contar', 'avisar', 'anotar', 'lancar'])
const leading = new Set(['no', 'na', 'em', 'la', 'ja', 'tambem', 'depois', 'ah'])

/**
 * The `ontem` of "mercado 40 e ontem 30 de uber", "mercado 40, ontem paguei 30 no uber": of what is
 * told behind it alone, as far as the next joint.
 */
function leadsNext(
  { tokens }: Reading,
  day: { first: number; last: number },
  later: readonly Settled[],
): boolean {
  let before = day.first - 1
  while (leading.has(tokens[before]?.norm ?? '')) before -= 1
  const isSaid = tokens[before]?.norm === 'que' && saying.has(tokens[before - 1]?.norm ?? '')
  if (!isSaid && !joining.has(tokens[before]?.norm ?? '')) return false
  const [next] = later
  if (!next || next.amount.first <= day.last) return false
  return !tokens.slice(day.last + 1, next.amount.first).some(({ norm }) => joining.has(norm))
}

const ends = new Set(['.', ';', '!'])

/** The `semana passada` of "gastei 50 na feira. E na semana passada paguei 80": of its sentence. */
function isOfSentence(
  { tokens }: Reading,
  day: { first: number; last: number },
  later: readonly Settled[],
): boolean {
  const start = tokens.findLastIndex(({ norm }, at) => at < day.first && ends.has(norm))
  const end = tokens.findIndex(({ norm }, at) => at > day.last && ends.has(norm))
  return later.some(
    ({ amount }) => amount.first > start && (end < 0 || amount.first < end) && start >= 0,
  )
}

/** The month of "ele me mandou 1.350, eu paguei os 2.700 em outubro": of what the writer did. */
function isOfOwnDeed(
  { tokens }: Reading,
  day: { first: number; last: number },
  later: readonly Settled[],
): boolean {
  const own = tokens.findLastIndex(({ norm }, at) => {
    return norm === 'eu' && at < day.first && deeds.has(tokens[at + 1]?.norm ?? '')
  })
  const before = tokens[own - 1]?.norm ?? ''
  const isNew = joining.has(before)
  return (
    own > 0 && isNew && later.some(({ amount }) => amount.first > own && amount.last < day.first)
  )
}

const deeds = new Set(['paguei', 'gastei', 'comprei', 'dei'])

function distance(day: { first: number; last: number }, segment: Settled): number {
  const { first, last } = segment.amount
  return day.last < first ? first - day.last : day.first - last + 0.5
}
