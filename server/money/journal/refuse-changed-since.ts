import { Refusal } from '@lya/core/refusal.ts'
import { isChangedSince } from '#money/journal/journal.store.ts'
import type { CommandContext } from '#platform/http/context.ts'

/**
 * The one rule of undo, for what a command made: it does not go with what somebody has done to it
 * since. That is undone first, from the last on.
 *
 * @param undoId Of the command that made them.
 * @throws Refusal `undo.too-late`.
 */
export async function refuseChangedSince(
  { tx, userId }: CommandContext,
  undoId: string,
  ids: readonly string[],
): Promise<void> {
  if (!(await isChangedSince(tx, userId, { undoId, ids }))) return
  throw new Refusal('conflict', 'undo.too-late', { data: { yours: null, stored: null } })
}
