import { withMendedAndAsked } from '#conversation/apart/lost/mended-and-asked.ts'
import { withoutPayAside } from '#conversation/apart/lost/pay-aside.ts'
import { withRefiled } from '#conversation/apart/lost/refiled-beside.ts'
import { withTrustBeside } from '#conversation/apart/lost/trust-beside.ts'
import { withOtherGone } from '#conversation/apart/orders/back-and-gone.ts'
import { withEachMended } from '#conversation/apart/orders/each-mended.ts'
import { withDayTold } from '#conversation/restating/framed/with-day-told.ts'
import { withToldBefore } from '#conversation/talking/before-thanks.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'

/** Each gives the turn with what it did not hear of one kind, or as it was; in this order. */
const steps: readonly ((told: TurnInput, turn: Turn, understand: Understand) => Turn)[] = [
  withToldBefore,
  withoutPayAside,
  withTrustBeside,
  withEachMended,
  withDayTold,
  withMendedAndAsked,
  withRefiled,
  withOtherGone,
]

/** The turn with what is told beside what was heard: an order, a day, a question, a category. */
export function withWhatWasLost(told: TurnInput, turn: Turn, understand: Understand): Turn {
  return steps.reduce((heard, step) => step(told, heard, understand), turn)
}
