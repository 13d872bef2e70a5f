import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { openOffer } from '#conversation/advice/offer.ts'
import { isYes } from '#conversation/agreement.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register, say } from '#conversation/make-turn.ts'
import { calledAnew } from '#conversation/naming/called-anew.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { PendingOffer } from '#conversation/pending/pending-state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

/**
 * The turn of a yes that changes one of the entries that were offered: "isso, mas o estacionamento
 * foi 28". All of them are written, that one as it was said; where it is not clear which, nothing
 * is lost and they are offered once more. Null for any other message.
 */
export function answeredPartly(
  { effect }: PendingOffer,
  input: TurnInput,
  message: Message,
): Turn | null {
  if (effect.kind !== 'create-transactions') return null
  const rest = restOf(message)
  if (!rest) return null
  const { isAgreed, reading } = rest
  const drafts = mended(effect.drafts, reading)
  if (!drafts && !isAgreed) return null
  const asked = { intent: 'clarify', confidence: 100 } as const
  const transactions = (drafts ?? effect.drafts).map((one) => restoreDraft(one, input.categories))
  if (drafts && isAgreed) return register(input, asked, transactions)
  const again = { kind: 'create-transactions', transactions } as const
  const open = openOffer(again, input.today)
  const isAgain = drafts ? {} : ({ isAgain: true } as const)
  const turn = say(input, asked, { kind: 'offer', effect: again, ...isAgain })
  return open && { ...turn, state: { ...turn.state, open } }
}

/** What stands behind a yes, or behind a no that mends: "não, o pão foi 9". */
function restOf({ reading }: Message): { isAgreed: boolean; reading: Message['reading'] } | null {
  const { tokens, text, today } = reading
  const but = leaningIn('but', reading)
  const said = but && tokens.slice(0, but.first).map(({ norm }) => norm)
  const isAgreed = said !== null && isYes(` ${said.join(' ')} `)
  if (but && isAgreed) {
    return { isAgreed, reading: readMessage(text.slice(tokens[but.last]?.end), today) }
  }
  const isMended = leans('restated', reading) || leans('sorry', reading)
  return isMended ? { isAgreed: false, reading } : null
}

/** The entries with the one that is changed; null where it is none of them, or not clear which. */
function mended(drafts: readonly KeptDraft[], reading: Message['reading']): KeptDraft[] | null {
  const called = calledAnew({ reading })
  const told = tellingIn({ reading }).filter(({ at }) => !called || at <= called.last)
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const ofSum = drafts.filter(({ amountCents }) => sums.includes(amountCents))
  const things = drafts.map((draft, at) => ({ id: String(at), name: draft.description, draft }))
  const named = fitting(told, things).flatMap(({ thing, at }) => (at.length > 0 ? thing.draft : []))
  const both = ofSum.filter((one) => named.includes(one))
  const some = [both, ofSum, named].find(({ length }) => length > 0) ?? []
  const [only, another] = some
  if (!only || another) return null
  const changes = changesIn(reading, only, called?.isTold || called?.isInstead ? called.name : null)
  return changes && drafts.map((one) => (one === only ? { ...one, ...changes } : one))
}

function changesIn(
  reading: Message['reading'],
  own: KeptDraft,
  description: string | null,
): Partial<KeptDraft> | null {
  if (description !== null) return { description }
  const [day] = reading.days
  const isPast = day && Temporal.PlainDate.compare(day.date, reading.today) <= 0
  const date = isPast ? { date: day.date.toString() } : {}
  const others = reading.amounts.filter((one) => Math.round(one.valueCents) !== own.amountCents)
  const [sum, another] = others
  // "em 3 vezes de 43,30": another way of paying, and no other price.
  const covers = coverTokens(reading)
  const isPlain = reading.numbers.every(({ first }) => covers[first] !== undefined)
  const isSplit = leans('inParts', reading)
  if (another || isSplit || !isPlain) return null
  const value = sum ? Math.round(sum.valueCents) : 0
  if (sum && (value <= 0 || value > limits.amountCentsMax || sum.isForeign)) return null
  if (!sum) return isPast ? date : null
  return { ...date, amountCents: cents(value) }
}
