import type { Topic } from '@lya/contract/events.ts'
import { assert } from '@lya/core/assert.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { budgetInverses } from '#money/budgets/index.ts'
import { categoryInverses } from '#money/categories/index.ts'
import { goalInverses } from '#money/goals/index.ts'
import { lockEntry, markUndone } from '#money/journal/index.ts'
import { recurringInverses } from '#money/recurring/index.ts'
import { transactionInverses } from '#money/transactions/index.ts'
import { noteFacts } from '#people/facts/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Inverse = (ctx: CommandContext, inverse: unknown) => Promise<void>

// Each slice whose commands change money adds its inverses here.
const inverses: Record<string, Inverse> = {
  ...transactionInverses,
  ...budgetInverses,
  ...recurringInverses,
  ...goalInverses,
  ...categoryInverses,
}

/** What becomes stale when a command of a slice, the first part of its name, is taken back. */
const topicsOf: Record<string, Topic[]> = {
  transactions: ['transactions'],
  budgets: ['budgets'],
  recurring: ['recurring', 'transactions'],
  goals: ['goals'],
  categories: ['categories'],
}

/**
 * Takes one command back, once: `changed` is false when that had been done before. `topics` are
 * what the person's screens must read again.
 *
 * @throws Refusal `undo.missing` for an id that is unknown or another person's; `undo.too-late`
 *   when what the command changed has been changed again.
 */
export async function undo(
  ctx: CommandContext,
  id: string,
): Promise<{ changed: boolean; topics: Topic[] }> {
  const entry = await lockEntry(ctx.tx, ctx.userId, id)
  if (!entry) throw new Refusal('missing', 'undo.missing')
  if (entry.isUndone) return { changed: false, topics: [] }

  const carryOut = inverses[entry.command]
  assert(carryOut, `an inverse for ${entry.command}`)
  noteFacts(ctx, ['undone'])
  await carryOut(ctx, entry.inverse)
  await markUndone(ctx.tx, { userId: ctx.userId, id, at: ctx.clock.now() })
  return { changed: true, topics: topicsOf[entry.command.split('.', 1)[0] ?? ''] ?? [] }
}
