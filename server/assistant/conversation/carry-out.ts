import type { ConversationState, EffectResult, Turn } from '@lya/assistant'
import type { Cents } from '@lya/core/money/cents.ts'
import { readBudgetsLeft } from '#money/budgets/index.ts'
import { createTransactions } from '#money/transactions/index.ts'
import { undo } from '#money/undo/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Draft = Extract<Turn['effects'][number], { transactions: unknown }>['transactions'][number]

interface Opened {
  state: ConversationState
  categories: readonly { id: string; name: string }[]
  hasBudgets: boolean
}

/** Carries out what a message asked for, by the commands of the money slices, in order. */
export async function carryOut(
  ctx: CommandContext,
  turn: Turn,
  opened: Opened,
): Promise<EffectResult[]> {
  const results: EffectResult[] = []
  for (const effect of turn.effects) {
    if (effect.kind === 'undo-last') {
      results.push(await undoLast(ctx, opened.state))
      continue
    }
    const created = await createTransactions(ctx, effect.transactions)
    const left = await budgetsLeft(ctx, effect.transactions, opened)
    const names = new Map(opened.categories.map((category) => [category.id, category.name]))
    results.push({
      kind: 'created',
      undoId: created.undoId,
      transactions: effect.transactions.map((draft, index) => ({
        id: created.ids[index] ?? '',
        categoryName: draft.categoryId === null ? null : (names.get(draft.categoryId) ?? null),
        budgetLeftCents: left.get(draft) ?? null,
      })),
    })
  }
  return results
}

/** What is left of each expense's budget in its own month, now that it is written. */
async function budgetsLeft(
  ctx: CommandContext,
  drafts: readonly Draft[],
  { hasBudgets }: Opened,
): Promise<Map<Draft, Cents | null>> {
  const spending = drafts.flatMap((draft) =>
    draft.type === 'despesa' && draft.categoryId !== null
      ? [{ draft, place: { categoryId: draft.categoryId, day: draft.date } }]
      : [],
  )
  if (!hasBudgets || spending.length === 0) return new Map()
  const places = spending.map(({ place }) => place)
  const left = await readBudgetsLeft(ctx.tx, ctx.userId, places)
  return new Map(spending.map(({ draft }, index) => [draft, left[index] ?? null]))
}

async function undoLast(ctx: CommandContext, state: ConversationState): Promise<EffectResult> {
  if (!state.last) return { kind: 'nothing-to-undo' }
  const { changed } = await undo(ctx, state.last.undoId)
  return { kind: changed ? 'undone' : 'nothing-to-undo' }
}
