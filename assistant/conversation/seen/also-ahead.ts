import { stillOpen } from '#conversation/pending/open.ts'
import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of one more thing that is to come, behind another: "e o sofá 1.500 em fevereiro", behind
 * "quero comprar uma tv 2.000 em dezembro". Null for any other message.
 */
export function alsoAheadTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  const open = stillOpen(input.state, input.today)
  const isBehind = open?.kind === 'reading' && input.state.rule === 'silent.unmeant'
  if (!isBehind || candidate.intent !== 'log' || reading.amounts.length !== 1) return null
  const isDone = account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => verb.form.endsWith('-did')),
  )
  return !isDone && leans('inMonth', reading) ? sawTurn(input, message, candidate, 'unmeant') : null
}
