import type { Hears } from '#conversation/apart/orders/two-orders.ts'
import { withThatTurn } from '#conversation/asking/framed/with-that.ts'
import { leftOutTurn } from '#conversation/asking/left-out.ts'
import { sideBySideTurn } from '#conversation/asking/side-by-side.ts'
import { summedUpTurn } from '#conversation/asking/summed-up.ts'
import { twoAskedTurn } from '#conversation/asking/two-asked.ts'
import { eachAskedTurn } from '#conversation/asking/wholly/each-asked.ts'
import { whollyAskedTurn } from '#conversation/asking/wholly/wholly-asked.ts'
import { alsoAndSummedTurn } from '#conversation/bills/framed/also-and-summed.ts'
import { countsInItTurn } from '#conversation/limits/framed/counts-in-it.ts'
import { keptAndAnotherTurn } from '#conversation/limits/framed/kept-and-another.ts'
import { answerAndMoreTurn } from '#conversation/pending/behind/answer-and-more.ts'
import { yesAndBillTurn } from '#conversation/pending/framed/yes-and-bill.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * What is asked or answered in any of the ways that a message as one would lose.
 * Null for any other message.
 */
export function askedTurn(told: TurnInput, { one, all }: Hears): Turn | null {
  return (
    by('limits', keptAndAnotherTurn(told)) ??
    by('answered-bill', yesAndBillTurn(told, one)) ??
    by('also-monthly', alsoAndSummedTurn(told, one)) ??
    countsInItTurn(told, one) ??
    withThatTurn(told, one) ??
    answerAndMoreTurn(told, one, all) ??
    whollyAskedTurn(told, one) ??
    leftOutTurn(told, one) ??
    sideBySideTurn(told, one) ??
    summedUpTurn(told, one) ??
    twoAskedTurn(told, one) ??
    eachAskedTurn(told, one)
  )
}
