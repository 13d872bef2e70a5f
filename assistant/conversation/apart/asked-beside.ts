import { chained } from '#conversation/bills/chained.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

const figures = new Set(['quanto', 'qual', 'saldo'])
const ends = /[.!?]+\s+/g

/**
 * The turn of a question beside something that is not to be written: "sobra quanto até o fim do
 * mês? recebo 900 dia 1". The figure is that of the question alone, and what is still to come is
 * told of behind it. Null for any other message.
 */
export function askedBesideTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const { text, today } = told
  for (const { index: at, 0: end } of text.matchAll(ends)) {
    const halves = [text.slice(0, at + end.length).trim(), text.slice(at + end.length)]
    const isFirst = halves[0]?.endsWith('?')
    const [question = '', rest = ''] = isFirst ? halves : halves.toReversed()
    if (!question.endsWith('?') || rest.includes('?')) continue
    const asking = readMessage(question, today)
    if (asking.amounts.length > 0 || !asking.tokens.some(({ norm }) => figures.has(norm))) continue
    if (readMessage(rest, today).amounts.length === 0) continue
    const asked = understand({ ...told, text: question })
    const [effect, more] = asked.effects
    if (effect?.kind !== 'query' || more || asked.also) continue
    const other = understand({ ...told, text: rest })
    const isSeen = other.reply.kind !== 'none' || other.reply.saw !== undefined
    const isKept = other.effects.length === 0 && isSeen
    const both = isKept ? chained([asked, other]) : null
    if (both) return { ...both, state: other.state }
  }
  return null
}
