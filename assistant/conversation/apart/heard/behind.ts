import { besideOtherTurn } from '#conversation/apart/beside-other.ts'
import { reasonedRemovalTurn } from '#conversation/apart/heard/reasoned-removal.ts'
import { splitByTurn } from '#conversation/apart/heard/split-by.ts'
import type { Hears } from '#conversation/apart/orders/two-orders.ts'
import { namedAndMoreTurn } from '#conversation/bills/named/named-and-more.ts'
import { paidAndSpentTurn } from '#conversation/bills/plainly/paid-and-spent.ts'
import { newOneTurn } from '#conversation/bought/new-one.ts'
import { plannedOneTurn } from '#conversation/bought/planned-one.ts'
import { dueBehindTurn } from '#conversation/coming/due-behind.ts'
import { savedBehindTurn } from '#conversation/goals/beside/saved-behind.ts'
import { seesWhetherTurn } from '#conversation/goals/beside/sees-whether.ts'
import { comesBehindTurn } from '#conversation/orders/comes-behind.ts'
import { answeredAndToldTurn } from '#conversation/pending/passed/answered-and-told.ts'
import { endedAndToldTurn } from '#conversation/removing/ended-and-told.ts'
import { soldUnpaidTurn } from '#conversation/seen/sold-unpaid.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * What is told beside or behind another thing, in ways that are known.
 * Null for any other message.
 */
export function behindTurn(told: TurnInput, { one, all }: Hears): Turn | null {
  return (
    by('bill', paidAndSpentTurn(told, one)) ??
    splitByTurn(told, one) ??
    by('removed', reasonedRemovalTurn(told, one)) ??
    besideOtherTurn(told, one) ??
    answeredAndToldTurn(told, one) ??
    dueBehindTurn(told, one) ??
    comesBehindTurn(told, one) ??
    endedAndToldTurn(told, one) ??
    namedAndMoreTurn(told, one, all) ??
    soldUnpaidTurn(told, one) ??
    savedBehindTurn(told, one) ??
    seesWhetherTurn(told, all) ??
    newOneTurn(told, one) ??
    plannedOneTurn(told, one)
  )
}
