import type { EffectResult } from '@lya/assistant'
import type { Told } from '#assistant/conversation/told.ts'
import { undo } from '#money/undo/index.ts'

/** Takes back what the conversation did last. */
export async function undoLast({ ctx, state }: Told): Promise<EffectResult> {
  if (!state.last) return { kind: 'nothing-to-undo' }
  const { changed } = await undo(ctx, state.last.undoId)
  return { kind: changed ? 'undone' : 'nothing-to-undo' }
}
