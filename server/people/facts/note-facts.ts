import type { Fact } from '#people/facts/fact.ts'
import { addFacts } from '#people/facts/facts.store.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** Counts what happened to the person today, in the transaction in which it happens. */
export function noteFacts(ctx: ReadContext, facts: readonly Fact[]): void {
  const { tx, userId, clock, timeZone } = ctx
  addFacts(tx, { userId, day: todayIn(clock, timeZone), facts })
}
