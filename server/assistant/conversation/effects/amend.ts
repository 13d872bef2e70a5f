import { type Changes, type EffectResult, speaksOf, type Target } from '@lya/assistant'
import type { Transaction } from '@lya/contract/money/transactions.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { budgetOf } from '#assistant/conversation/effects/budget-of.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import {
  deleteMany,
  deleteTransaction,
  findTransactions,
  listTransactions,
  updateTransaction,
} from '#money/transactions/index.ts'

/** How far back a transaction may lie that is only described. */
const daysBack = 92
const looked = 20

const nothing: EffectResult = { kind: 'not-found', slot: 'transaction', known: [] }

/** Changes the transaction that is meant; of several that fit, the person chooses. */
export async function correctTransaction(
  told: Told,
  target: Target,
  changes: Changes,
): Promise<EffectResult> {
  const { ctx } = told
  const found = target.id === null ? await look(told, target) : await find(told, target.id)
  const [stored, another] = found
  if (!stored) return nothing
  if (another) return which(found)
  const patch = patchOf(stored, changes)
  const before = shownTransaction(stored)
  if (isSame(stored, patch)) {
    return { kind: 'corrected', undoId: '', transaction: before, isSame: true }
  }
  const updated = await updateTransaction(ctx, { id: stored.id, ...patch })
  const transaction = shownTransaction(updated.transaction)
  const budget = await budgetOf(told, transaction, before)
  return { kind: 'corrected', undoId: updated.undoId, transaction, isSame: false, budget }
}

/** Changing the type leaves no category of the other type behind. */
function patchOf(stored: Transaction, changes: Changes) {
  const { date, ...rest } = changes
  const turnsOver = changes.type !== undefined && changes.type !== stored.type
  return {
    ...rest,
    ...(date === undefined ? {} : { date: Temporal.PlainDate.from(date) }),
    ...(turnsOver && changes.categoryId === undefined ? { categoryId: null } : {}),
  }
}

function isSame(stored: Transaction, patch: ReturnType<typeof patchOf>): boolean {
  const wanted = { ...stored, ...patch, date: patch.date?.toString() ?? stored.date }
  const names = ['amountCents', 'date', 'categoryId', 'description', 'type'] as const
  return names.every((name) => wanted[name] === stored[name])
}

/** Deletes the transaction that is meant; of several that fit, the person chooses. */
export async function removeTransaction(told: Told, target: Target): Promise<EffectResult> {
  const found = target.id === null ? await look(told, target) : await find(told, target.id)
  const [only, another] = found
  if (!only) return nothing
  if (another) return which(found)
  const { undoId } = await deleteTransaction(told.ctx, only.id)
  return { kind: 'deleted', undoId, transaction: shownTransaction(only) }
}

function which(found: readonly Transaction[]): EffectResult {
  const options = found.map((one) => ({ id: one.id, label: labelOf(one) }))
  return { kind: 'which', slot: 'transaction', options }
}

/** Deletes all that one message wrote, with one undo. */
export async function removeAll({ ctx }: Told, ids: readonly string[]): Promise<EffectResult> {
  const { deleted, undoId } = await deleteMany(ctx, { ids })
  return { kind: 'deleted-all', undoId, count: deleted }
}

function find({ ctx }: Told, id: string): Promise<Transaction[]> {
  return findTransactions(ctx.tx, ctx.userId, [id], { lock: true })
}

/** Recent ones with these words and this amount, newest first. */
async function look({ ctx, today }: Told, target: Target): Promise<Transaction[]> {
  const { description, amountCents } = target
  if (description === null && amountCents === null) return []
  const { items } = await listTransactions(ctx.tx, ctx.userId, {
    filters: {
      search: description ?? undefined,
      from: today.subtract({ days: daysBack }).toString(),
    },
    after: null,
    limit: looked,
  })
  // The search takes "bar" for a part of "barbearia"; what is spoken of is a whole word.
  return items.filter(
    (one) =>
      (amountCents === null || one.amountCents === amountCents) &&
      (description === null || speaksOf(description, one.description)),
  )
}

function labelOf({ description, amountCents, date }: Transaction): string {
  const [, month, day] = date.split('-')
  return `${description} ${formatReais(cents(amountCents))} ${day}/${month}`
}
