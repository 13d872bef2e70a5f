import type { Effect, EffectResult } from '@lya/assistant'
import type { Told } from '#assistant/conversation/told.ts'
import { deleteGoal } from '#money/goals/index.ts'
import { deleteRecurring } from '#money/recurring/index.ts'

/** Deletes a bill or a goal, which its undo brings back. */
export async function endThing(
  { ctx }: Told,
  { what, id, name }: Extract<Effect, { kind: 'end-thing' }>,
): Promise<EffectResult> {
  const end = what === 'goal' ? deleteGoal : deleteRecurring
  const { undoId } = await end(ctx, id)
  return { kind: 'thing-ended', undoId, name }
}
