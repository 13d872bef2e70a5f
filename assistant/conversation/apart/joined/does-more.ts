import { asks } from '#conversation/apart/joined/asking.ts'
import type { Pair } from '#conversation/apart/joined/in-parts.ts'
import { isDone, type Part } from '#conversation/apart/joined/part.ts'
import { isOrder } from '#conversation/apart/orders/order-words.ts'
import type { Effect } from '#conversation/effect.ts'

/**
 * Whether two parts, one of which changes what stands there, do more than the whole of them: it
 * does one of the two, "não, 12, e quanto já gastei esse mês?", or nothing.
 */
export function doesMore({ front, behind, isStrong }: Pair, whole: Part): boolean {
  const [one] = front.turn.effects
  const [other] = behind.turn.effects
  const [done, more] = whole.turn.effects
  if (!one || !other || more || keyOf(one) === keyOf(other)) return false
  if (!isOwn(behind, isStrong)) return false
  if (!done || isSame(done, one) || isSame(done, other)) return true
  return isStrong || isOwn(front, isStrong)
}

/** It says itself what is to be done. */
function isOwn(part: Part, isStrong: boolean): boolean {
  const { reading, turn } = part
  const [effect] = turn.effects
  if (effect?.kind === 'query') return asks(reading)
  const isOrdered = reading.tokens.slice(0, 3).some((_, at) => isOrder(reading.tokens, at))
  if (isOrdered || isDone(part)) return true
  if (effect?.kind === 'create-transactions' || effect?.kind === 'correct') {
    return isStrong && reading.amounts.length > 0
  }
  return isStrong
}

function isSame(one: Effect, other: Effect): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What an effect is done to; what begins something is its own. */
function keyOf(effect: Effect): string {
  if ('target' in effect) return effect.target.id ?? ''
  if ('id' in effect) return effect.id
  return JSON.stringify(effect)
}
