import type { Topic } from '@lya/contract/events.ts'
import { assert } from '@lya/core/assert.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { budgetInverses } from '#money/budgets/index.ts'
import { categoryInverses } from '#money/categories/index.ts'
import { goalInverses } from '#money/goals/index.ts'
import { type JournalEntry, lockEntry, markUndone } from '#money/journal/index.ts'
import { recurringInverses } from '#money/recurring/index.ts'
import { transactionInverses } from '#money/transactions/index.ts'
import { type TogetherNote, together } from '#money/undo/undoable-together.ts'
import { noteFacts } from '#people/facts/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Inverse = (ctx: CommandContext, inverse: unknown, undoId: string) => Promise<void>

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

  const topics =
    entry.command === together ? await undoEach(ctx, entry) : await undoOne(ctx, entry, id)
  await markUndone(ctx.tx, { userId: ctx.userId, id, at: ctx.clock.now() })
  return { changed: true, topics }
}

async function undoOne(
  ctx: CommandContext,
  { command, inverse }: JournalEntry,
  id: string,
): Promise<Topic[]> {
  const carryOut = inverses[command]
  assert(carryOut, `an inverse for ${command}`)
  noteFacts(ctx, ['undone'])
  await carryOut(ctx, inverse, id)
  return topicsOf[command.split('.', 1)[0] ?? ''] ?? []
}

/** The last one first; what was taken back by itself before stays so. */
async function undoEach(ctx: CommandContext, { inverse }: JournalEntry): Promise<Topic[]> {
  // The journal holds what `undoableTogether` wrote under this command's name.
  const { ids } = inverse as TogetherNote
  const topics = new Set<Topic>()
  for (const id of ids.toReversed()) {
    for (const topic of (await undo(ctx, id)).topics) topics.add(topic)
  }
  return [...topics]
}
