import type { Counted } from '#conversation/pending/pending-state.ts'
import type { Turn } from '#conversation/turn.ts'
import { singular } from '#language/amounts/units.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

/** "vendi 31 quilos de latinha": the price of one will do for an answer. */
export function withCount(turn: Turn, { reading }: Message): Turn {
  const { open } = turn.state
  const [counted, another] = [...reading.quantities, ...piecesIn(reading)].filter(
    ({ count }) => count > 1,
  )
  const isAsked = turn.reply.kind === 'ask' && turn.reply.missing === 'amount'
  if (open?.kind !== 'question' || !counted || another || !isAsked) return turn
  const { count, unit } = counted
  return { ...turn, state: { ...turn.state, open: { ...open, counted: { count, unit } } } }
}

/** The `19` of "vendi 19 marmita": pieces, where "18 cada" is the answer. */
function piecesIn({ numbers, tokens }: Reading): Counted[] {
  return numbers.flatMap(({ rule, hundredths, last }) => {
    const unit = singular(tokens[last + 1]?.norm ?? '')
    return rule === 'pieces-or-reais' && hundredths ? [{ count: hundredths / 100, unit }] : []
  })
}
