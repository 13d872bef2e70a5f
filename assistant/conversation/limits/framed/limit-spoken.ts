import type { BudgetDraft } from '#conversation/effect.ts'
import { limitsSet, spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const named = words('limite teto orcamento')

/** The limit that this conversation set of what is spoken of; by its word, the last. */
export function limitSpokenOf(input: TurnInput, message: Message): BudgetDraft | null {
  const category = spokenCategory(message)
  if (category === null && !saysLimit(message)) return null
  const isOf = ({ categoryId }: BudgetDraft) => {
    return input.categories.some(({ id, name }) => id === categoryId && name === category)
  }
  return limitsSet(input).find((one) => category === null || isOf(one)) ?? null
}

export function saysLimit({ reading }: Pick<Message, 'reading'>): boolean {
  return hasOneOf(reading, named)
}
