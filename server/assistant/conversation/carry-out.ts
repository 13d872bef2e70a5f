import type { ConversationState, EffectResult, Turn } from '@lya/assistant'
import { createTransactions } from '#money/transactions/index.ts'
import { undo } from '#money/undo/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** Carries out what a message asked for, by the commands of the money slices, in order. */
export async function carryOut(
  ctx: CommandContext,
  turn: Turn,
  opened: {
    state: ConversationState
    categories: readonly { id: string; name: string }[]
  },
): Promise<EffectResult[]> {
  const results: EffectResult[] = []
  for (const effect of turn.effects) {
    if (effect.kind === 'undo-last') {
      results.push(await undoLast(ctx, opened.state))
      continue
    }
    const created = await createTransactions(ctx, effect.transactions)
    const names = new Map(opened.categories.map((category) => [category.id, category.name]))
    results.push({
      kind: 'created',
      undoId: created.undoId,
      transactions: effect.transactions.map((draft, index) => ({
        id: created.ids[index] ?? '',
        categoryName: draft.categoryId === null ? null : (names.get(draft.categoryId) ?? null),
        budgetLeftCents: null,
      })),
    })
  }
  return results
}

async function undoLast(ctx: CommandContext, state: ConversationState): Promise<EffectResult> {
  if (!state.last) return { kind: 'nothing-to-undo' }
  const { changed } = await undo(ctx, state.last.undoId)
  return { kind: changed ? 'undone' : 'nothing-to-undo' }
}
