import { type EffectResult, type Habit, teachingTerms } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { forgetChoice } from '#assistant/memory/index.ts'
import { listTransactions, recategoriseMany } from '#money/transactions/index.ts'

/** How many past transactions are changed at once. */
const pastMax = 100

/** Counts what of the past stands elsewhere. */
export async function countPast(told: Told, habit: Habit): Promise<EffectResult> {
  return { kind: 'past', count: (await past(told, habit)).length }
}

/** Puts the past under the category too, with one undo for all. */
export async function movePast(told: Told, habit: Habit): Promise<EffectResult> {
  const ids = await past(told, habit)
  if (ids.length === 0) return { kind: 'past', count: 0 }
  const { categoryId } = habit
  const { changed, undoId } = await recategoriseMany(told.ctx, { ids, categoryId })
  return { kind: 'past-moved', undoId, count: cents(changed) }
}

export async function forgetHabit(told: Told, habit: Habit): Promise<EffectResult> {
  const { tx, userId } = told.ctx
  await forgetChoice(tx, userId, habit)
  return { kind: 'forgotten' }
}

/** Transactions with the same telling words under another category, newest first. */
async function past({ ctx }: Told, habit: Habit): Promise<string[]> {
  const [term] = teachingTerms(habit.description)
  if (term === undefined) return []
  const { items } = await listTransactions(ctx.tx, ctx.userId, {
    filters: { search: term, type: habit.type },
    after: null,
    limit: pastMax,
  })
  return items.filter((one) => one.categoryId !== habit.categoryId).map((one) => one.id)
}
