import { chained } from '#conversation/bills/chained.ts'
import { everyMonth } from '#conversation/bills/spoken/wished-bills.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const joints = new Set(['.', ';', ',', 'e', '!'])

/**
 * The turn of what was paid and comes again, with another bill behind it: "o aluguel é todo dia 26,
 * deixa como conta do mês. e o condomínio é 420 todo dia 10". The sum is of the second alone. Null
 * for any other message.
 */
export function monthlyBesideTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const reading = readMessage(told.text, told.today)
  const { tokens, text, days } = reading
  const [amount] = reading.amounts
  if (!amount || days.length !== 2 || told.state.last === undefined) return null
  const at = tokens.findLastIndex(({ norm }, index) => {
    return index < amount.first && joints.has(norm) && !isJoint(tokens[index + 1]?.norm)
  })
  const isParted = days.some(({ last }) => last < at) && days.some(({ first }) => first > at)
  if (at < 1 || !isParted) return null
  const front = text.slice(0, tokens[at]?.start).replace(/[\s.;,!]+$/, '')
  if (!isMonthly(readMessage(front, told.today))) return null
  const first = understand({ ...told, text: front })
  if (!isKept(first)) return null
  // "o plano é todo dia 30, deixa fixo. e o seguro 214 dia 12": of every month, too.
  const behind = text.slice(tokens[at]?.end).trim()
  const isSaid = leans('monthly', readMessage(behind, told.today))
  const second = understand({ ...told, text: isSaid ? behind : everyMonth(behind) })
  return isKept(second) ? chained([first, second]) : null
}

function isJoint(norm: string | undefined): boolean {
  return norm !== undefined && joints.has(norm)
}

function isMonthly(reading: Reading): boolean {
  return reading.amounts.length === 0 && leans('monthly', reading)
}

function isKept({ effects: [effect, more], state }: Turn): boolean {
  return effect?.kind === 'create-recurring' && !more && !state.open
}
