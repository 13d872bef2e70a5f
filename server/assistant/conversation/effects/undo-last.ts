import type { EffectResult } from '@lya/assistant'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { findTransactions } from '#money/transactions/index.ts'
import { undo } from '#money/undo/index.ts'

/** Takes back what the conversation did last. */
export async function undoLast({ ctx, state }: Told): Promise<EffectResult> {
  const { last } = state
  if (!last) return { kind: 'nothing-to-undo' }
  const { changed } = await undo(ctx, last.undoId)
  if (!changed) return { kind: 'nothing-to-undo' }
  const ids = last.gone ?? last.transactions.flatMap(({ id }) => id ?? [])
  // Of those that were corrected together, the one that is spoken of stands last.
  const shown = last.kind === 'corrected' ? ids.slice(-1) : ids
  const there = await findTransactions(ctx.tx, ctx.userId, shown)
  return { kind: 'undone', transactions: there.map(shownTransaction) }
}
