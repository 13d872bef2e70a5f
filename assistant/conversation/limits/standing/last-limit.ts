import type { BudgetDraft } from '#conversation/effect.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryMeant, findNamedCategory } from '#understanding/intents/named-category.ts'
import { leansWord } from '#understanding/memory/leaning.ts'

/** The limit that this conversation set last. */
export function lastLimit({ state }: Pick<TurnInput, 'state'>): BudgetDraft | null {
  const { last, earlier = [] } = state
  const set = [...(last ? [last] : []), ...earlier].map(({ again }) => again)
  const one = set.find((again) => again?.kind === 'set-budget')
  return one?.kind === 'set-budget' ? one.budget : null
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
