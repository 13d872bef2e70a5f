import { chained } from '#conversation/bills/chained.ts'
import { offered } from '#conversation/coming/coming-bill.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

const mayEnd = /cancel|encerr/i
const joints = new Set([',', '.', ';'])
/** Of what it is a part from now on is named right behind. */
const within = new Set(['incluida', 'incluido', 'inclusa', 'incluso', 'junto', 'dentro'])

/**
 * The turn of a bill that ends and of what is told behind it, "cancele a conta de água, agora está
 * no condomínio, que é R$ 480,00 no dia 8": the one ends, and the other is as it is by itself. Null
 * for any other message.
 */
export function endedAndToldTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (told.state.open || !mayEnd.test(told.text) || !told.payments?.length) return null
  const { text, tokens, amounts } = readMessage(told.text, told.today)
  const at = tokens.findIndex(({ norm }) => joints.has(norm))
  const joint = tokens[at]
  if (!joint || amounts.length === 0 || amounts.some(({ first }) => first < at)) return null
  const first = understand({ ...told, text: text.slice(0, joint.start) })
  const [effect, another] = first.effects
  if (effect?.kind !== 'end-thing' || another) return null
  const part = tokens.find(({ norm }, other) => other > at && within.has(norm))
  const rest = part
    ? `${text.slice(joint.end, part.start)}${text.slice(part.end)}`
    : text.slice(joint.end)
  const second = understand({ ...told, text: rest.trim() })
  const { reply } = second
  if (reply.kind === 'none') return null
  const left = reply.kind === 'bill' ? offered(reply.bill, told.today, reply) : {}
  return chained([{ ...first, state: { ...first.state, ...left } }, second])
}
