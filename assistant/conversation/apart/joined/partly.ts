import { goesOn, isLeaning } from '#conversation/apart/joined/is-leaning.ts'
import { entriesOf, isDone, type Part, stands } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Turn } from '#conversation/turn.ts'

/**
 * The turn of two things told in one message, of which only one is to be written: "comprei um mouse
 * 179 em 3x, o cliente paga 900 semana que vem". That one is written, and the other is asked about
 * or told of. Null where the whole says what it is, or no part is plainly done.
 */
export function partlyTurn({ whole, cuts, isLong, hear }: Said): Turn | null {
  if (isLong || !mayLose(whole)) return null
  for (const { front, behind, reading, isStrong } of cuts.toSorted(strongFirst)) {
    if (goesOn(reading)) continue
    const parts = [hear(front), hear(behind)] as const
    if (isLeaning({ front: parts[0], behind: parts[1], isStrong })) continue
    const [done, open] = stands(parts[0]) ? parts : [parts[1], parts[0]]
    if (!stands(done) || isSameSum(done, open) || !isKept(whole, done, open)) continue
    const both = chained([done.turn, open.turn])
    return both && { ...both, state: open.turn.state }
  }
  return null
}

/** A list of sums of which nothing is known, an entry, or an answer: more may be told by it. */
function mayLose(whole: Turn): boolean {
  return isLost(whole) || whole.reply.kind === 'log' || whole.effects[0]?.kind === 'query'
}

/** What is done, and what is said of the other, are told by no whole. */
function isKept(whole: Turn, done: Part, open: Part): boolean {
  // "não, 12, e quanto já gastei?", where there are two that may be 12.
  if (whole.effects[0]?.kind === 'query') return done.turn.intent === 'query' && isAskedOf(open)
  if (!isDone(done) || !isToldOf(open)) return false
  return isLost(whole) || (isStillToCome(open) && isSameDeed(whole, done.turn))
}

/** It tells a sum, and what is meant by it is asked. */
function isAskedOf({ turn: { effects, reply, state }, reading }: Part): boolean {
  const isAsked = reply.kind === 'choose' || reply.kind === 'propose' || reply.kind === 'offer'
  return effects.length === 0 && reading.amounts.length > 0 && isAsked && state.open !== undefined
}

/** "60 metros a 25, deve dar 1.500": it is told again, and not besides. */
function isSameSum(done: Part, { reading }: Part): boolean {
  const sums = entriesOf(done).map(({ amountCents }) => Number(amountCents))
  return reading.amounts.some(({ valueCents }) => sums.includes(Math.round(valueCents)))
}

/** Its day or its payer is known: only that it is there yet is not. */
function isStillToCome({ turn: { reply } }: Part): boolean {
  if (reply.kind !== 'none') return reply.kind !== 'propose'
  return reply.saw?.due !== undefined || reply.saw?.doubt === 'owed' || reply.saw?.why === 'owing'
}

/** Of the other sum the whole says nothing. */
function isSameDeed(whole: Turn, done: Turn): boolean {
  if (whole.reply.kind !== 'log' || whole.reply.left || whole.state.open) return false
  const told = ({ effects }: Turn) => JSON.stringify(effects)
  return told(whole) === told(done)
}

function strongFirst(one: { isStrong: boolean }, other: { isStrong: boolean }): number {
  return Number(other.isStrong) - Number(one.isStrong)
}

/** Sums were seen, and nothing was made of them. */
function isLost({ effects, reply, also }: Turn): boolean {
  return effects.length === 0 && !also && reply.kind === 'none' && severalIn(reply)
}

function severalIn(reply: Extract<Turn['reply'], { kind: 'none' }>): boolean {
  return (reply.saw?.amounts.length ?? 0) > 1
}

/** What is still to come, or was another's, is said so; nothing is written of it. */
function isToldOf({ turn: { effects, reply, also }, reading }: Part): boolean {
  if (effects.length > 0 || also || reading.amounts.length === 0) return false
  if (reply.kind === 'none') return reply.saw !== undefined
  return reply.kind === 'propose' || reply.kind === 'bill' || reply.kind === 'owed'
}
