import { chained } from '#conversation/bills/chained.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const joints = new Set([',', '.', ';', 'e', 'mas'])
/** What leads to one more of them. */
const leading = new Set('e mas tem tenho tambem ainda mais falta faltou'.split(' '))

/**
 * The turn of "são de todo mês, e tem também a luz 140 dia 20", where it was asked of several bills
 * whether they are paid: all of them are kept, and that one too. Null for any other message.
 */
export function monthlyAndMoreTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const { amounts, days, text, tokens, today } = readMessage(told.text, told.today)
  const [amount, another] = amounts
  const day = days.find(({ first }) => tokens[first]?.norm === 'dia')
  if (!amount || another || !day) return null
  const at = tokens.findIndex(({ norm }, index) => {
    const front = readMessage(text.slice(0, tokens[index]?.start).trim(), today)
    const isBare = index > 0 && joints.has(norm) && index < Math.min(amount.first, day.first)
    return isBare && leans('everyMonth', front) && !leans('paidThem', front)
  })
  if (at < 0) return null
  const answer = understand({ ...told, text: text.slice(0, tokens[at]?.start).trim() })
  const start = tokens[day.first]?.start ?? text.length
  const isSaid = tokens[day.first - 1]?.norm === 'todo'
  const whole = isSaid ? text : `${text.slice(0, start)}todo ${text.slice(start)}`
  const from = tokens.findIndex(({ kind, norm }, index) => {
    return index > at && kind === 'word' && !leading.has(norm)
  })
  const rest = whole.slice(tokens[from]?.start)
  const more = understand({ ...told, text: rest, state: answer.state })
  const isKept = [answer, more].every((one) => {
    return one.effects.length > 0 && one.effects.every(({ kind }) => kind === 'create-recurring')
  })
  return isKept ? chained([answer, more]) : null
}
