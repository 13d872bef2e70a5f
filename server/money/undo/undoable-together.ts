import { noteTogether } from '#money/journal/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** The journal's name for several commands that are taken back by one wish. */
export const together = 'undo.together'

export interface TogetherNote {
  /** The undo ids of the commands, in the order in which they were carried out. */
  ids: readonly string[]
}

/**
 * Lets several commands be taken back by one undo; each still can be by its own.
 *
 * @param ids Their undo ids, in the order in which they were carried out.
 * @returns The id that takes all of them back; null for none.
 */
export async function undoableTogether(
  { tx, userId }: Pick<CommandContext, 'tx' | 'userId'>,
  ids: readonly string[],
): Promise<string | null> {
  const [first] = ids
  if (first === undefined || ids.length === 1) return first ?? null
  const id = newId()
  const inverse: TogetherNote = { ids }
  await noteTogether(tx, { userId, id, command: together, inverse })
  return id
}
