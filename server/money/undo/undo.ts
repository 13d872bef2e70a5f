import { assert } from '@lya/core/assert.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lockEntry, markUndone } from '#money/journal/index.ts'
import { transactionInverses } from '#money/transactions/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Inverse = (ctx: CommandContext, inverse: unknown) => Promise<void>

// Each slice whose commands change money adds its inverses here.
const inverses: Record<string, Inverse> = { ...transactionInverses }

/**
 * Takes one command back, once: `changed` is false when that had been done before.
 *
 * @throws Refusal `undo.missing` for an id that is unknown or another person's; `undo.too-late`
 *   when what the command changed has been changed again.
 */
export async function undo(ctx: CommandContext, id: string): Promise<{ changed: boolean }> {
  const entry = await lockEntry(ctx.tx, ctx.userId, id)
  if (!entry) throw new Refusal('missing', 'undo.missing')
  if (entry.isUndone) return { changed: false }

  const carryOut = inverses[entry.command]
  assert(carryOut, `an inverse for ${entry.command}`)
  await carryOut(ctx, entry.inverse)
  await markUndone(ctx.tx, { userId: ctx.userId, id, at: ctx.clock.now() })
  return { changed: true }
}
