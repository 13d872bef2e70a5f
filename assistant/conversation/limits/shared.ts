import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { limits } from '@lya/core/limits.ts'
import type { BudgetDraft, Effect } from '#conversation/effect.ts'
import { choose } from '#conversation/make-turn.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { phraseTogether } from '#phrasing/plan.ts'
import type { Candidate, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * Asks what a category is to have in all, where its budget was set just now for something else
 * of it: first `mercado`, then `restaurante`. Null where nothing is lost by setting it.
 */
export function limitTurn(input: TurnInput, read: Read | Candidate, effect: Effect): Turn | null {
  if (effect.kind !== 'set-budget' || effect.budget.by !== undefined) return null
  const { budget } = effect
  // "muda o orçamento de mercado para 900" is meant for what stands there.
  if (leans('changesLimit', readMessage(input.text, input.today))) return null
  const before = setBefore(input, budget)
  const known = before?.words ?? []
  const added = (budget.words ?? []).filter((word) => !known.includes(word))
  if (!before || added.length === 0 || added.length < (budget.words ?? []).length) return null
  const name = input.categories.find(({ id }) => id === budget.categoryId)?.name ?? ''
  const words = [...known, ...added]
  const sum = Math.min(before.amountCents + budget.amountCents, limits.amountCentsMax)
  const options = [optionOf(cents(sum)), optionOf(budget.amountCents)]
  const waiting = { kind: 'set-budget', budget: { ...budget, words } } as const
  const turn = choose(input, read, waiting, { slot: 'budget', options })
  const lead = `${phraseTogether(words, name)}, que já tem ${formatReais(before.amountCents)}.`
  return turn.reply.kind === 'choose' ? { ...turn, reply: { ...turn.reply, lead } } : turn
}

function optionOf(sum: Cents) {
  return { id: String(sum), label: formatReais(sum) }
}

/** The budget of that category and month as the conversation set it last. */
function setBefore({ state }: TurnInput, { categoryId, month }: BudgetDraft): BudgetDraft | null {
  const line = state.last ? [state.last, ...(state.earlier ?? [])] : []
  for (const { again } of line) {
    const own = again?.kind === 'set-budget' ? again.budget : null
    if (own?.categoryId === categoryId && own.month === month) return own
  }
  return null
}

/** The month of the limit of a category as this conversation set it last; null where it did not. */
export function lastSetIn(
  { last, earlier = [] }: Pick<ConversationState, 'last' | 'earlier'>,
  categoryId: string,
): string | null {
  for (const { again } of [...(last ? [last] : []), ...earlier]) {
    if (again?.kind === 'set-budget' && again.budget.categoryId === categoryId) {
      return again.budget.month
    }
  }
  return null
}
