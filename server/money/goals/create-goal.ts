import type { Goal } from '@lya/contract/money/goals.ts'
import { limits } from '@lya/core/limits.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findGoal, getGoal } from '#money/goals/goals.queries.ts'
import { type GoalContent, insertGoal } from '#money/goals/goals.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Creates a goal. An id that was used before for the same content changes nothing.
 *
 * @throws Refusal `goals.name-required`; `goals.id-used` when a given id stands for something
 *   else, or for what has been deleted since.
 */
export async function createGoal(
  ctx: CommandContext,
  draft: GoalContent & { id?: string | undefined },
): Promise<{ goal: Goal; undoId: string }> {
  const { id = newId(), ...rest } = draft
  const content = checkedGoal(rest)
  const goal = { id, content, at: ctx.clock.now() }
  const { isInserted, isNoted } = await insertGoal(ctx.tx, ctx.userId, goal)
  if (isInserted) {
    if (!isNoted) throw new Refusal('conflict', 'goals.id-used')
    return { goal: await getGoal(ctx.tx, ctx.userId, id), undoId: id }
  }
  const stored = await findGoal(ctx.tx, ctx.userId, id)
  if (!stored || !isSame(content, stored)) throw new Refusal('conflict', 'goals.id-used')
  return { goal: stored, undoId: id }
}

/** A content that may be stored, its name tidied. @throws Refusal `goals.name-required` */
export function checkedGoal(content: GoalContent): GoalContent {
  const name = tidyDescription(content.name)
  if (name === '') throw new Refusal('invalid', 'goals.name-required')
  const { targetCents, savedCents } = content
  const isBounded = Math.max(targetCents, savedCents) <= limits.amountCentsMax
  if (targetCents < 1 || savedCents < 0 || !isBounded) {
    throw new Refusal('invalid', 'platform.input-invalid')
  }
  return { ...content, name }
}

function isSame(draft: GoalContent, stored: Goal): boolean {
  return (
    draft.name === stored.name &&
    draft.targetCents === stored.targetCents &&
    draft.savedCents === stored.savedCents &&
    (draft.targetDate?.toString() ?? null) === stored.targetDate
  )
}
