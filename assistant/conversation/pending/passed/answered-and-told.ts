import { chained } from '#conversation/bills/chained.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

const leading = new Set('foi deu custou ficou foram saiu r $'.split(' '))
const joining = new Set('e , mais ;'.split(' '))
const money = new Set('reais real conto contos'.split(' '))

/**
 * The turn of "12 e um leite 6", where it was asked how much the bread was: that is the first, and
 * the rest is another thing. Null for any other message.
 */
export function answeredAndToldTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const { open } = told.state
  if (open?.kind !== 'question' || open.missing !== 'amount') return null
  const { amounts, tokens, text } = readMessage(told.text, told.today)
  const [first, second, third] = amounts
  if (!first || !second || third) return null
  const isFirst = tokens.slice(0, first.first).every(({ norm }) => leading.has(norm))
  const joint = tokens.findIndex(({ norm }, at) => at > first.last && !money.has(norm))
  const isNamed = second.first > joint + 1
  if (!isFirst || !isNamed || !joining.has(tokens[joint]?.norm ?? '')) return null
  const answer = understand({ ...told, text: text.slice(0, tokens[joint]?.start).trim() })
  if (answer.effects.length === 0) return null
  const behind = text.slice(tokens[joint]?.end).trim()
  const more = understand({ ...told, text: behind, state: answer.state })
  return more.intent === 'log' && more.effects.length > 0 ? chained([answer, more]) : null
}
