import type { Transaction } from '@lya/contract/money/transactions.ts'
import { assert } from '@lya/core/assert.ts'
import { limits } from '@lya/core/limits.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { refusingUnknownCategory } from '#money/transactions/refuse-unknown-category.ts'
import { findTransactions } from '#money/transactions/transactions.queries.ts'
import {
  insertTransactions,
  sendTransactions,
  type TransactionBatch,
  type TransactionContent,
} from '#money/transactions/transactions.store.ts'
import { withinPlan } from '#money/transactions/within-plan.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

export interface TransactionDraft extends TransactionContent {
  /** Given by a client that may repeat itself; made here otherwise. */
  id?: string
}

/**
 * Creates any number of transactions, all or none, in one round trip with the note that undoes
 * them together. Ids that were used before for the same contents change nothing.
 *
 * @param drafts At least one.
 * @returns The ids in the order of the drafts.
 * @throws Refusal `transactions.id-used` when a given id stands for something else, or for what
 *   has been deleted since; `transactions.category-unknown`; `transactions.description-required`;
 *   `transactions.plan-limit`.
 */
export async function createTransactions(
  ctx: CommandContext,
  drafts: readonly TransactionDraft[],
): Promise<{ ids: string[]; undoId: string }> {
  const { batch, ...made } = batchOf(ctx, drafts)
  const areIdsOurs = drafts.every((draft) => draft.id === undefined)
  const days = batch.transactions.map((one) => one.date)
  const { inserted, isNoted } = await withinPlan(ctx, days, () =>
    refusingUnknownCategory(insertTransactions(ctx.tx, ctx.userId, { ...batch, areIdsOurs })),
  )
  if (inserted === 0) await refuseOtherContent(ctx, batch.transactions)
  else if (!isNoted) throw new Refusal('conflict', 'transactions.id-used')
  return made
}

/**
 * As `createTransactions`, in the same message as whatever the transaction says next. What is
 * refused, refuses the whole transaction, so it must not stand in a savepoint.
 *
 * @param ctx Of a plan without a limit: whether there is room is only known afterwards.
 * @param drafts At least one, without ids.
 * @throws Refusal `transactions.description-required`; `transactions.category-unknown` later, by
 *   the end of the transaction.
 */
export function createTransactionsUnawaited(
  ctx: CommandContext,
  drafts: readonly TransactionContent[],
): { ids: string[]; undoId: string } {
  assert(ctx.plan.transactionsMax === null, 'a limit is counted after the insert')
  const { batch, ...made } = batchOf(ctx, drafts)
  sendTransactions(ctx.tx, ctx.userId, batch)
  return made
}

function batchOf(
  ctx: CommandContext,
  drafts: readonly TransactionDraft[],
): { ids: string[]; undoId: string; batch: TransactionBatch } {
  const transactions = drafts.map((draft) => ({
    ...checkedContent(draft),
    id: draft.id ?? newId(),
  }))
  const ids = transactions.map((one) => one.id)
  const [undoId] = ids
  if (!undoId) throw new Refusal('invalid', 'platform.input-invalid')
  const today = todayIn(ctx.clock, ctx.timeZone)
  return { ids, undoId, batch: { at: ctx.clock.now(), today, transactions } }
}

/** A content that may be stored, its description tidied. */
export function checkedContent(draft: TransactionContent): TransactionContent {
  const description = tidyDescription(draft.description)
  if (description === '') throw new Refusal('invalid', 'transactions.description-required')
  if (draft.amountCents < 1 || draft.amountCents > limits.amountCentsMax) {
    throw new Refusal('invalid', 'platform.input-invalid')
  }
  const { date, type, amountCents, categoryId } = draft
  return { date, description, type, amountCents, categoryId }
}

async function refuseOtherContent(
  ctx: CommandContext,
  transactions: readonly (TransactionContent & { id: string })[],
): Promise<void> {
  const ids = transactions.map((one) => one.id)
  const stored = new Map(
    (await findTransactions(ctx.tx, ctx.userId, ids)).map((one) => [one.id, one]),
  )
  for (const one of transactions) {
    const same = stored.get(one.id)
    if (!same || !isSame(one, same)) throw new Refusal('conflict', 'transactions.id-used')
  }
}

function isSame(draft: TransactionContent, stored: Transaction): boolean {
  return (
    draft.date.toString() === stored.date &&
    draft.description === stored.description &&
    draft.type === stored.type &&
    draft.amountCents === stored.amountCents &&
    draft.categoryId === stored.categoryId
  )
}
