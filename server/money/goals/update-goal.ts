import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { checkedGoal } from '#money/goals/create-goal.ts'
import { getGoal } from '#money/goals/goals.queries.ts'
import { type GoalContent, rewriteGoal } from '#money/goals/goals.store.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** What changes; what is absent stays. */
export type GoalPatch = {
  id: string
  /** The version that the person saw; without it the last edit wins. */
  version?: number | undefined
} & { [Key in keyof GoalContent]?: GoalContent[Key] | undefined }

/**
 * Edits a goal and notes what it was.
 *
 * @throws Refusal `goals.missing`, `goals.name-required`; `goals.stale` with `{ yours, stored }`.
 */
export async function updateGoal(
  ctx: CommandContext,
  patch: GoalPatch,
): Promise<{ goal: Goal; undoId: string }> {
  const { id, version } = patch
  const stored = await getGoal(ctx.tx, ctx.userId, id, { lock: true })
  const content = patched(stored, patch)
  const targetDate = content.targetDate?.toString() ?? null
  refuseStale('goals.stale', version, {
    stored,
    yours: () => ({ ...stored, ...content, targetDate }),
  })
  const undoId = newId()
  await rewriteGoal(ctx.tx, ctx.userId, {
    id,
    content: checkedGoal(content),
    undoId,
    at: ctx.clock.now(),
  })
  return { goal: await getGoal(ctx.tx, ctx.userId, id), undoId }
}

function patched(stored: Goal, patch: GoalPatch): GoalContent {
  const storedDate = stored.targetDate === null ? null : Temporal.PlainDate.from(stored.targetDate)
  return {
    name: patch.name ?? stored.name,
    targetCents: patch.targetCents ?? cents(stored.targetCents),
    savedCents: patch.savedCents ?? cents(stored.savedCents),
    targetDate: patch.targetDate === undefined ? storedDate : patch.targetDate,
  }
}
