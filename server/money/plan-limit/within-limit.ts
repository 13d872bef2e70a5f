import { Refusal } from '@lya/core/refusal.ts'
import { lockName } from '#platform/db/lock-name.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Adds something as far as a limit of the person's plan goes, and looks afterwards: two at once
 * wait for each other, or both would find room. Without a limit it costs no statement.
 *
 * @param limit.code Such as `categories.plan-limit`; `max` is null without a limit, and `count`
 *   tells how many there are by then.
 * @param isNew Whether anything was added; all calls add something where it is absent.
 * @throws Refusal of that code with the limit: the caller's transaction goes back.
 */
export async function withinLimit<Done>(
  { tx, userId }: { tx: Tx; userId: string },
  limit: { code: string; max: number | null; count(): Promise<number> },
  add: () => Promise<Done>,
  isNew: (done: Done) => boolean = () => true,
): Promise<Done> {
  const { code, max } = limit
  if (max === null) return add()
  lockName(tx, `${code}:${userId}`)
  const done = await add()
  // What was there before is a repeat, whatever the plan has become since.
  const isTooMuch = isNew(done) && (await limit.count()) > max
  if (isTooMuch) throw new Refusal('forbidden', code, { data: { max } })
  return done
}
