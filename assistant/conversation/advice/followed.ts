import { sumCents } from '@lya/core/amounts/cents.ts'
import type { Beside } from '#conversation/advice/beside-parts.ts'
import { openOffer } from '#conversation/advice/offer.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * A turn that buys in instalments, and writes what was bought beside: what is called otherwise and
 * is no sum of the purchase itself, or a deposit that the figures prove. Else that is asked about.
 */
export function withBeside(input: TurnInput, turn: Turn, told: Beside | null): Turn {
  const beside = told?.effect ?? null
  const [effect] = turn.effects
  const bought = effect && partsOf(effect)
  if (!bought || beside?.kind !== 'create-transactions') return followedBy(input, turn, beside)
  const { name, total } = bought
  const own = tellingWords(name)
  const isClear = beside.transactions.every(({ description, amountCents }) => {
    const words = tellingWords(description)
    const isShared = words.some((word) => own.some((one) => isSame(one, word)))
    return words.length > 0 && !isShared && amountCents !== total
  })
  if (!isClear && told?.isProven !== true) return followedBy(input, turn, beside)
  return chained([turn, register(input, turn.candidate, beside.transactions)]) ?? turn
}

/** What is bought in parts, whether the first is paid or all are still to come. */
function partsOf(effect: Effect): { name: string; total: number } | null {
  if (effect.kind === 'buy-in-instalments') {
    const { name, instalmentsCents } = effect.purchase
    return { name, total: sumCents(instalmentsCents) }
  }
  if (effect.kind !== 'create-recurring') return null
  const { name, amountCents, partsLeft = 1 } = effect.recurring
  return { name, total: amountCents * partsLeft }
}

/** A turn that does its own, and asks in its reply whether what was told beside is to be done. */
export function followedBy(input: TurnInput, turn: Turn, beside: Effect | null): Turn {
  const open = beside && openOffer(beside, input.today)
  if (!beside || !open || turn.reply.kind !== 'effect') return turn
  return { ...turn, reply: { ...turn.reply, beside }, state: { ...turn.state, open } }
}
