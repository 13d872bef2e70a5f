import { cutsOf } from '#conversation/apart/joined/cuts-of.ts'
import { type Hearing, hearingOf } from '#conversation/apart/joined/hearing.ts'
import { isBegun, stands } from '#conversation/apart/joined/part.ts'
import { explains } from '#conversation/apart/lost/explaining.ts'
import { figuresOf, lostIn } from '#conversation/apart/lost/figures.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of what is told before a question that was read as one with it, "luz 112 todo dia 8, e
 * quanto já gastei esse mês?": it is done, and the question answered. Null for any other message.
 */
export function besideQuestionTurn(told: TurnInput, turn: Turn, hearing: Hearing): Turn | null {
  const [effect, more] = turn.effects
  if (effect?.kind !== 'query' || more || told.state.open) return null
  const reading = readMessage(told.text, told.today)
  const figures = figuresOf(reading)
  if (figures.length === 0 || lostIn(told, turn, figures).length < figures.length) return null
  const hear = hearingOf(told, hearing)
  for (const cut of cutsOf(reading, { isAsked: false })) {
    if (cut.reading.amounts.length > 0) continue
    const behind = hear(cut.behind)
    if (behind.turn.intent !== 'query' || !stands(behind)) continue
    const front = hear(cut.front)
    const isTold = stands(front) && isBegun(front) && front.turn.intent !== 'query'
    if (!isTold || explains(front.reading)) continue
    const { asked } = behind.turn.state
    const both = chained([front.turn, behind.turn])
    return both && { ...both, state: { ...both.state, ...(asked ? { asked } : {}) } }
  }
  return null
}
