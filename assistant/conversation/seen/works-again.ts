import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * Whether "segunda vou em dona Lúcia de novo, mais 160" is of somebody whose money came in the last
 * days, and of nothing that was paid: so it will come in again.
 */
export function isWorkAgain(input: TurnInput, message: Message): boolean {
  const { account, reading } = message
  const isOut = account.clauses.some(({ flow }) => flow === 'out')
  if (isOut || reading.amounts.length !== 1 || !leans('worksAgain', reading)) return false
  const named = namedAmong(message, rememberedIn(input))
  return named.length > 0 && named.every(({ type }) => type === 'receita')
}
