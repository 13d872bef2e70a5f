import { chained } from '#conversation/bills/chained.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const leading = new Set('foi deu custou ficou foram saiu em por eh r $ ah entao ,'.split(' '))
const joining = new Set('e , mais ; . ! ...'.split(' '))
const money = new Set('reais real conto contos pila'.split(' '))
/** What stands behind the joint before another thing is told. */
const going = new Set('e mais tambem tb ainda , . ! agora aproveita'.split(' '))

/**
 * The turn of "12 e um leite 6", "foi 142. e 18 de uber", where it was asked how much the bread
 * was: that is the first, and the rest is another thing. Null for any other message.
 */
export function answeredAndToldTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const open = told.state.open ?? told.state.unanswered
  if (open?.kind !== 'question' || open.missing !== 'amount') return null
  const { amounts, tokens, text } = readMessage(told.text, told.today)
  const [first, second] = amounts
  if (!first || !second) return null
  const isFirst = tokens.slice(0, first.first).every(({ norm }) => leading.has(norm))
  const joint = tokens.findIndex(({ norm }, at) => at > first.last && !money.has(norm))
  if (!isFirst || !joining.has(tokens[joint]?.norm ?? '')) return null
  const begin = tokens.findIndex(({ norm }, at) => at > joint && !going.has(norm))
  const behind = readMessage(text.slice(tokens[begin]?.start).trim(), told.today)
  if (!isNamed(behind)) return null
  const answer = understand({ ...told, text: text.slice(0, tokens[joint]?.start).trim() })
  if (answer.effects.length === 0 || answer.rule !== 'answered-question') return null
  const more = understand({ ...told, text: behind.text, state: answer.state })
  const isWhole = more.reply.kind === 'log' && !more.reply.isUnnamed && !more.reply.left
  return isWhole && more.intent === 'log' && more.effects.length > 0
    ? chained([answer, more])
    : null
}

/** A thing of its own: and no "18 de desconto", "2 pacotes", "20 de volta". */
function isNamed(reading: Reading): boolean {
  const { tokens } = reading
  if (tokens.some(({ norm }) => ofIt.has(norm))) return false
  return tellingIn({ reading }).length > 0
}

const ofIt = new Set(
  (
    'desconto troco taxa gorjeta frete entrega juros multa total tudo cada ida volta parcela parcelas ' +
    'vezes x sendo dos desses incluindo inclusive dentro contando so'
  ).split(' '),
)
