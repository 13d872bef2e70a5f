import { chained } from '#conversation/bills/chained.ts'
import { cutsOf } from '#conversation/plain/cuts.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of "caiu 500 do freela, desses guardei 100 na viagem", "entrou 500, 100 foi pra meta":
 * the one came in, and of it the other is put by. Null for any other message.
 */
export function keptOfItTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  if (!told.goals?.length || told.state.open || told.text.includes('?')) return null
  const reading = readMessage(told.text, told.today)
  const [whole, part, more] = reading.amounts
  if (!whole || !part || more || part.valueCents > whole.valueCents) return null
  for (const [front, behind] of cutsOf(reading)) {
    const [one, other] = [front, behind].map((text) => readMessage(text, told.today).amounts.length)
    if (one !== 1 || other !== 1) continue
    const kept = understand({ ...told, text: behind })
    const [deposit, another] = kept.effects
    if (deposit?.kind !== 'deposit' || deposit.goal.id === null || deposit.way || another) continue
    if (deposit.isInstead) continue
    const came = understand({ ...told, text: front })
    const [effect, rest] = came.effects
    const isIncome =
      effect?.kind === 'create-transactions' &&
      effect.transactions.every(({ type }) => type === 'receita')
    if (isIncome && !rest && came.reply.kind === 'log' && !came.state.open)
      return chained([came, kept])
  }
  return null
}
