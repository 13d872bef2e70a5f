import { cutsOf } from '#conversation/apart/joined/cuts-of.ts'
import { goesOn, isLeaning } from '#conversation/apart/joined/is-leaning.ts'
import { entriesOf, isDone, type Part, stands } from '#conversation/apart/joined/part.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** As much as a person tells in one message, in characters. */
const lengthMax = 300

/**
 * The turn of two things told in one message, of which only one is to be written: "comprei um mouse
 * 179 em 3x, o cliente paga 900 semana que vem". That one is written, and the other is asked about
 * or told of. Null where the whole says what it is, or no part is plainly done.
 */
export function partlyTurn(
  told: TurnInput,
  whole: Turn,
  hear: (text: string) => Part,
): Turn | null {
  if (told.text.length > lengthMax || !(isLost(whole) || whole.reply.kind === 'log')) return null
  const cuts = cutsOf(readMessage(told.text, told.today))
  for (const { front, behind, isStrong } of [...cuts].toSorted(strongFirst)) {
    if (goesOn(readMessage(behind, told.today))) continue
    const parts = [hear(front), hear(behind)] as const
    if (isLeaning({ front: parts[0], behind: parts[1], isStrong })) continue
    const [done, open] = stands(parts[0]) ? parts : [parts[1], parts[0]]
    if (!stands(done) || !isDone(done) || !isToldOf(open) || isSameSum(done, open)) continue
    if (!isLost(whole) && !(isStillToCome(open) && isSameDeed(whole, done.turn))) continue
    const both = chained([done.turn, open.turn])
    return both && { ...both, state: open.turn.state }
  }
  return null
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
