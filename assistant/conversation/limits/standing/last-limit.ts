import type { BudgetDraft } from '#conversation/effect.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryMeant, findNamedCategory } from '#understanding/intents/named-category.ts'
import { leansWord } from '#understanding/memory/leaning.ts'

/** The limit that this conversation set last. */
export function lastLimit(input: Pick<TurnInput, 'state'>): BudgetDraft | null {
  return limitsSet(input)[0] ?? null
}

/** The limits that this conversation set, the last one first. */
export function limitsSet({ state }: Pick<TurnInput, 'state'>): BudgetDraft[] {
  const { last, earlier = [] } = state
  return [...(last ? [last] : []), ...earlier].flatMap(({ again }) => {
    return again?.kind === 'set-budget' ? [again.budget] : []
  })
}

/** The category that is spoken of; "bota 500" are no boots, and "apertado" is no shoe. */
export function spokenCategory({ reading, index }: Message): string | null {
  const told = findNamedCategory(reading, index)
  if (told !== null) return told
  const tokens = reading.tokens.filter(
    ({ norm }) => !leansWord('puts', norm) && !leansWord('changesLimit', norm) && norm !== 'bota',
  )
  return categoryMeant({ ...reading, tokens }, index)?.name ?? null
}
