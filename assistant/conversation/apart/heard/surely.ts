import { cameOnTopTurn } from '#conversation/amending/framed/came-on-top.ts'
import type { Hears } from '#conversation/apart/orders/two-orders.ts'
import { ifBoughtTurn } from '#conversation/asking/what-if/if-bought.ts'
import { paidOtherwiseTurn } from '#conversation/bills/framed/paid-otherwise.ts'
import { leftUnboughtTurn } from '#conversation/bought/left-unbought.ts'
import { goalOfToldTurn } from '#conversation/goals/framed/goal-of-told.ts'
import { leftAndKeptTurn } from '#conversation/goals/framed/left-and-kept.ts'
import { keptChangeTurn } from '#conversation/orders/made/kept-change.ts'
import { yesAndNameTurn } from '#conversation/pending/framed/yes-and-name.ts'
import { answeredInPartsTurn } from '#conversation/pending/parted/answered-in-parts.ts'
import { ofThatSumTurn } from '#conversation/removing/framed/of-that-sum.ts'
import { sameBillTurn } from '#conversation/removing/framed/same-bill.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * What nothing else may be made of: a bill that stands twice, an entry that goes by its sum, a bill
 * that is kept by another name, or was paid late or by half, what came on top of an entry, a goal
 * that was told as spent, or into which some of what is left is put, an answer in parts, change
 * that was kept, what was left unbought, and what somebody would buy. Null for any other message.
 */
export function surelyTurn(told: TurnInput, { one, all }: Hears): Turn | null {
  return (
    sameBillTurn(told) ??
    ofThatSumTurn(told) ??
    paidOtherwiseTurn(told, one) ??
    cameOnTopTurn(told) ??
    goalOfToldTurn(told) ??
    leftAndKeptTurn(told) ??
    by('answered-bill', yesAndNameTurn(told, one)) ??
    answeredInPartsTurn(told, one, all) ??
    keptChangeTurn(told, one) ??
    leftUnboughtTurn(told, one) ??
    ifBoughtTurn(told, one)
  )
}
