import { partOf } from '#conversation/asking/query-part.ts'
import { isKnown, spent } from '#conversation/asking/wholly/each-asked.ts'
import { around, leftOver, said } from '#conversation/asking/wholly/left-over.ts'
import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { daysAsked } from '#conversation/naming/asked-week.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'

const asks = ['quanto', 'o que ja', 'o que deu']
const soFar = ['ja', 'ate agora', 'ate aqui']

/**
 * The turn of "o que já deu de transporte hoje", "transporte já tá em quanto", by there being
 * nothing else in the message: what one thing came to. Null for any other message.
 */
export function soFarTurn(told: TurnInput, reading: Reading, understand: Understand): Turn | null {
  const isSaid = (one: string) => reading.flat.includes(` ${one} `)
  if (!asks.some(isSaid) || !soFar.some(isSaid)) return null
  const [row, another] = leftOver(reading, [around, spent])
  if (!row || another || reading.flat.includes(' nao ')) return null
  const part = partOf(told, 'spent', said(reading, row), understand)
  if (!part || !isKnown(told, part)) return null
  const { name: _name, ...own } = part
  const { from, to } = daysAsked(reading)
  const isNow = from === to && !reading.flat.includes(' hoje ') && reading.flat.includes(' agora ')
  const days = isNow ? { from: null, to: null } : { from, to }
  const query: Query = { metric: 'spent', ...own, ...days }
  return by('brief-question', askFor(told, { confidence: 90, fields: { metric: 'spent' } }, query))
}
