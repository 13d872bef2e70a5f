import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { refuseStale } from '#money/journal/index.ts'
import { checkedContent } from '#money/transactions/create-transactions.ts'
import { refusingUnknownCategory } from '#money/transactions/refuse-unknown-category.ts'
import { categoryChosen } from '#money/transactions/transactions.events.ts'
import { getTransaction } from '#money/transactions/transactions.queries.ts'
import {
  rewriteTransaction,
  type TransactionContent,
} from '#money/transactions/transactions.store.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** What changes; what is absent stays. */
export type TransactionPatch = {
  id: string
  /** The version that the person saw; without it the last edit wins. */
  version?: number | undefined
} & { [Key in keyof TransactionContent]?: TransactionContent[Key] | undefined }

/**
 * Edits a transaction and notes what it was. A new choice of category is announced, so that Lya
 * can learn it.
 *
 * @throws Refusal `transactions.missing`; `transactions.stale` with `{ yours, stored }`, both as
 *   the contract shows transactions; those of `createTransactions`.
 */
export async function updateTransaction(
  ctx: CommandContext,
  patch: TransactionPatch,
): Promise<{ transaction: Transaction; undoId: string }> {
  const stored = await getTransaction(ctx.tx, ctx.userId, patch.id, { lock: true })
  const content = patched(stored, patch)
  refuseStale('transactions.stale', patch.version, {
    stored,
    yours: () => ({ ...stored, ...content, date: content.date.toString() }),
  })
  const checked = checkedContent(content)
  const undoId = newId()
  await refusingUnknownCategory(
    rewriteTransaction(ctx.tx, ctx.userId, { id: patch.id, content: checked, undoId }),
  )
  if (checked.categoryId !== null && checked.categoryId !== stored.categoryId) {
    await ctx.events.announce(ctx, categoryChosen, {
      userId: ctx.userId,
      description: checked.description,
      type: checked.type,
      categoryId: checked.categoryId,
    })
  }
  return { transaction: await getTransaction(ctx.tx, ctx.userId, patch.id), undoId }
}

function patched(stored: Transaction, patch: TransactionPatch): TransactionContent {
  return {
    date: patch.date ?? Temporal.PlainDate.from(stored.date),
    description: patch.description ?? stored.description,
    type: patch.type ?? stored.type,
    amountCents: patch.amountCents ?? cents(stored.amountCents),
    categoryId: patch.categoryId === undefined ? stored.categoryId : patch.categoryId,
  }
}
