import { chained } from '#conversation/bills/chained.ts'
import { fromNextOne } from '#conversation/bills/paid/noted-before.ts'
import { changeOf, sameNamed } from '#conversation/bills/same-named.ts'
import type { Effect, RecurringDraft } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'

/**
 * Keeps all of them, and tells so. One that stands there by its name is changed, and told no more
 * where it stands there just so.
 *
 * @param behind What is asked behind them, if anything.
 */
export function keepAll(
  input: TurnInput,
  drafts: readonly RecurringDraft[],
  behind: Turn | null = null,
): Turn | null {
  const effects = drafts.flatMap((one) => effectOf(input, drafts, one) ?? [])
  const turns = effects.map((effect, at) => {
    if (effect.kind !== 'create-recurring') return carry(input, changed, effect)
    const { name: description, amountCents: amount, frequency, dueDay: day } = effect.recurring
    const fields = { description, amount, frequency, day }
    const read: Read = { intent: 'recurring', confidence: 90, fields }
    const turn = carry(input, read, effect)
    return at === 0 ? turn : { ...turn, reply: { kind: 'effect', effect, isMore: true } as const }
  })
  if (turns.length === 0 && !behind) return say(input, same, { kind: 'done-before' })
  return chained(behind ? [...turns, behind] : turns)
}

const changed: Read = { intent: 'correct', confidence: 90 }
const same: Read = { intent: 'none', confidence: 90 }

/** What becomes of one of them; null where it stands there just so. */
function effectOf(
  input: TurnInput,
  drafts: readonly RecurringDraft[],
  recurring: RecurringDraft,
): Effect | null {
  const [bill, another] = sameNamed(recurring, input.payments)
  const isTwice = drafts.some((one) => one !== recurring && one.name === recurring.name)
  if (!bill || another || isTwice) {
    return { kind: 'create-recurring', recurring: fromNextOne(input, recurring) }
  }
  return changeOf(recurring, bill)
}
