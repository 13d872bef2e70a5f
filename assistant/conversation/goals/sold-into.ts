import { whichGoal } from '#conversation/goals/which-goal.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const asDeposit: Read = { intent: 'goal_deposit', confidence: 88 }
const asLog: Read = { intent: 'log', confidence: 88 }

/** The turn of "vendi a bike por 850 e botei na meta": it came in, and a goal has it. */
export function soldIntoTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  const put = leaningIn('putsAll', reading)
  const isOpen = ['none', 'clarify', 'log', 'goal_deposit'].includes(intent)
  const isOne = reading.amounts.length === 1 && (reading.amounts[0]?.last ?? 0) < (put?.first ?? 0)
  if (!put || !isOpen || !isOne || goals.length === 0) return null
  const sold = reading.text.slice(0, reading.tokens[put.first]?.start)
  const { transactions } = readTransactions(readMessage(sold, input.today), message.index)
  const [only, another] = transactions
  if (!only || another || only.draft.type !== 'receita') return null
  const said = tellingIn(message).filter(({ at }) => at > put.last)
  const [fit, more] = fitting(said, goals)
  const named = fit && !more && fit.at.length > 0 ? fit.thing : null
  const isMeta = reading.tokens.slice(put.last + 1).some(({ norm }) => norm === 'meta')
  const goal = named ?? (isMeta && said.length === 0 ? goalMeant(input) : null)
  if (!goal && !isMeta) return null
  const turn = register(input, asLog, [only.draft])
  const effect = { kind: 'deposit', amountCents: only.draft.amountCents } as const
  if (goal) {
    const whole = { ...effect, goal: { id: goal.id, name: goal.name } }
    const also = by('saving', carry(input, asDeposit, whole))
    return { ...turn, effects: [...turn.effects, ...also.effects], also }
  }
  return { ...turn, also: by('saving', whichGoal(input, asDeposit, effect, goals)) }
}
