import { besideRemovalTurn } from '#conversation/apart/joined/beside-removal.ts'
import { billBesideTurn } from '#conversation/apart/joined/bill-beside.ts'
import { eachBillTurn } from '#conversation/apart/joined/each-bill.ts'
import type { Hearing } from '#conversation/apart/joined/hearing.ts'
import { inAndOutTurn } from '#conversation/apart/joined/in-and-out.ts'
import { inPartsTurn } from '#conversation/apart/joined/in-parts.ts'
import { mendedBehindTurn } from '#conversation/apart/joined/mended-behind.ts'
import { partlyTurn } from '#conversation/apart/joined/partly.ts'
import { saidIn } from '#conversation/apart/joined/said.ts'
import { savedWithGoalTurn } from '#conversation/apart/joined/saved-with-goal.ts'
import { twoBillsTurn } from '#conversation/apart/joined/two-bills.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/** The turn of what is told in two parts, where they come to more than the whole; else that. */
export function joinedTurn(told: TurnInput, whole: Turn, hearing: Hearing): Turn {
  // Each of its parts would be told anew.
  if (whole.rule === 'told-over') return whole
  const said = saidIn(told, whole, hearing)
  // "preciso de 2400 e consigo botar 200 todo mês": what is put by each month is no bill.
  const isOneWish = whole.rule === 'wished-goal' && whole.effects[0]?.kind === 'create-goal'
  if (isOneWish && said.reading.amounts.length === 2) return whole
  return (
    mendedBehindTurn(said) ??
    eachBillTurn(said) ??
    twoBillsTurn(said) ??
    savedWithGoalTurn(said) ??
    billBesideTurn(said) ??
    inPartsTurn(said) ??
    inAndOutTurn(said) ??
    partlyTurn(said) ??
    besideRemovalTurn(said) ??
    whole
  )
}
