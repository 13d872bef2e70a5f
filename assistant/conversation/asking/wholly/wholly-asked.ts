import { flowAskedTurn } from '#conversation/asking/framed/flow-asked.ts'
import { howOftenTurn } from '#conversation/asking/wholly/how-often.ts'
import { monthWentTurn } from '#conversation/asking/wholly/month-went.ts'
import { notedAloneTurn } from '#conversation/asking/wholly/noted-alone.ts'
import { questionAlone } from '#conversation/asking/wholly/question-alone.ts'
import { soFarTurn } from '#conversation/asking/wholly/so-far.ts'
import { spentAndLeftTurn } from '#conversation/asking/wholly/spent-and-left.ts'
import { whereItGoesTurn } from '#conversation/asking/wholly/where-it-goes.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'

/** The turn of a question that is known by there being nothing else in the message; else null. */
export function whollyAskedTurn(told: TurnInput, understand: Understand): Turn | null {
  const reading = questionAlone(told, understand)
  if (!reading) return null
  return (
    spentAndLeftTurn(told, reading) ??
    flowAskedTurn(told, reading) ??
    howOftenTurn(told, reading) ??
    whereItGoesTurn(told, reading) ??
    monthWentTurn(told, reading) ??
    soFarTurn(told, reading, understand) ??
    notedAloneTurn(told, reading, understand)
  )
}
