import { ownIn } from '#conversation/memory/remembered.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { type Before, wordsOfName } from '#opinion/before.ts'

/** What the conversation came to so far; null where nothing was said yet. */
export function beforeOf(input: TurnInput): Before | null {
  const { state, goals = [], payments = [] } = input
  if (state.rule === undefined) return null
  const own = ownIn(input)
  return {
    intent: state.intent ?? null,
    entries: namesOf(own),
    bills: namesOf(payments),
    goals: namesOf(goals),
    sums: new Set(own.map(({ amountCents }) => amountCents)),
  }
}

function namesOf(things: readonly { name: string }[]): ReadonlySet<string> {
  return new Set(things.flatMap(({ name }) => wordsOfName(name)))
}
