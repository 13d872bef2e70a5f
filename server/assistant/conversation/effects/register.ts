import type { EffectResult, TransactionDraft } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import type { Usage } from '@lya/core/money/budgets/usage.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { readBudgetUses } from '#money/budgets/index.ts'
import { createTransactions, createTransactionsUnawaited } from '#money/transactions/index.ts'

/** Writes the transactions of a message, and tells how their budgets stand. */
export async function register(
  told: Told,
  drafts: readonly TransactionDraft[],
): Promise<EffectResult> {
  const { ctx, categories } = told
  const isLimited = ctx.plan.transactionsMax !== null
  const created = isLimited
    ? await createTransactions(ctx, drafts)
    : createTransactionsUnawaited(ctx, drafts)
  const uses = await budgetUses(told, drafts)
  const names = new Map(categories.map((category) => [category.id, category.name]))
  return {
    kind: 'created',
    undoId: created.undoId,
    transactions: drafts.map((draft, index) => ({
      id: created.ids[index] ?? '',
      categoryName: draft.categoryId === null ? null : (names.get(draft.categoryId) ?? null),
      budget: budgetAfter(draft, drafts, uses),
    })),
  }
}

/** The budget of each expense in its own month, now that all are written. */
async function budgetUses(
  { ctx, hasBudgets }: Told,
  drafts: readonly TransactionDraft[],
): Promise<Map<TransactionDraft, Usage>> {
  const spending = drafts.flatMap((draft) =>
    draft.type === 'despesa' && draft.categoryId !== null
      ? [{ draft, place: { categoryId: draft.categoryId, day: draft.date } }]
      : [],
  )
  if (!hasBudgets || spending.length === 0) return new Map()
  const places = spending.map(({ place }) => place)
  const uses = await readBudgetUses(ctx.tx, ctx.userId, places)
  return new Map(
    spending.flatMap(({ draft }, index) => {
      const use = uses[index]
      return use ? [[draft, use] as const] : []
    }),
  )
}

/** Before this message: without anything that it wrote into the same budget. */
function budgetAfter(
  draft: TransactionDraft,
  drafts: readonly TransactionDraft[],
  uses: ReadonlyMap<TransactionDraft, Usage>,
) {
  const use = uses.get(draft)
  if (!use) return null
  const month = draft.date.toPlainYearMonth()
  const written = drafts
    .filter((one) => one.type === 'despesa' && one.categoryId === draft.categoryId)
    .filter((one) => one.date.toPlainYearMonth().equals(month))
    .reduce((sum, one) => sum + one.amountCents, 0)
  return { ...use, spentBeforeCents: cents(use.spentCents - written) }
}
