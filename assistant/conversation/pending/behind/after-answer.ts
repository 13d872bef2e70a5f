import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * What stands behind an answer, as it is heard once that is done: "quero sim. e a água é dia 18,
 * 75", of a bill that is kept by the yes, is another one like it.
 */
export function afterAnswer(
  { effects: [effect], rule, state }: Turn,
  rest: string,
): Pick<TurnInput, 'state' | 'text'> {
  if (effect?.kind !== 'create-recurring') return { state, text: rest }
  const { name } = effect.recurring
  const made = { kind: 'recurring-created', undoId: '', name, rule } as const
  const last: LastRegistration = { ...made, transactions: [], again: effect }
  return { state: { ...state, rule, last }, text: also(rest) }
}

const beside = new Set(['também', 'tambem', 'tem', 'mais', 'tenho'])

function also(rest: string): string {
  return beside.has(rest.split(' ')[0]?.toLowerCase() ?? '') ? rest : `e ${rest}`
}
