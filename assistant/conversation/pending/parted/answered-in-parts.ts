import { stillOpen } from '#conversation/pending/open.ts'
import { billInPartsTurn } from '#conversation/pending/parted/bill-in-parts.ts'
import { billsInPartsTurn } from '#conversation/pending/parted/bills-in-parts.ts'
import { goalInPartsTurn } from '#conversation/pending/parted/goal-in-parts.ts'
import { priceInPartsTurn } from '#conversation/pending/parted/price-in-parts.ts'
import { wayAndGoalTurn } from '#conversation/pending/parted/way-and-goal.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'

/**
 * The turn of an answer that stands in several parts of a message, perhaps with other things told
 * among them, by what was asked; null for any other message.
 */
export function answeredInPartsTurn(
  told: TurnInput,
  understand: Understand,
  understandAll: Understand,
): Turn | null {
  const open = stillOpen(told.state, told.today)
  if (!open) return null
  if (open.kind === 'bill') return billInPartsTurn(told, open, understand, understandAll)
  if (open.kind === 'bills') return billsInPartsTurn(told, open, understandAll)
  if (open.kind === 'question') {
    return (
      priceInPartsTurn(told, open, understand, understandAll) ??
      wayAndGoalTurn(told, open, understand)
    )
  }
  if (open.kind === 'goal') return goalInPartsTurn(told, open, understandAll)
  return null
}
