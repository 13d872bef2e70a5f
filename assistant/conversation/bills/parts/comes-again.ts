import { offeredIn } from '#conversation/asking/if-paid.ts'
import { keepBill, monthly } from '#conversation/coming/answered-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { frequencyIn, saysMonthly } from '#conversation/memory/made-monthly.ts'
import { type Bill, fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'

/**
 * The turn of "essa vem todo mês", "a luz é todo mês dia 15", of a bill that was kept to be paid
 * once or only offered: it comes again. Null for any other message.
 */
export function comesAgainTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  if (!saysMonthly(message, candidate)) return null
  const { reading } = message
  const said = tellingIn(message).filter(({ word }) => isThing(word))
  const day = reading.days.at(-1)?.date.day
  const frequency = frequencyIn(reading)
  const bill = keptOnce(input, said)
  if (bill) {
    const { id, name, dueDay = 1 } = bill
    const changed = { kind: 'change-day', id, name, dueDay: day ?? dueDay, frequency } as const
    const fields = { amount: bill.amountCents ?? 0, description: name, frequency }
    const read: Read = { intent: 'recurring', confidence: 88, fields }
    return carry(input, read, changed)
  }
  const offered = offeredOnce(input, said, day)
  return offered && keepBill(input, { ...monthly(offered), frequency })
}

/** What of a bill may have been done right before. */
const ofBill: readonly LastRegistration['kind'][] = [
  ...(['recurring-created', 'day-changed', 'amount-changed'] as const),
]

/** The one that is named; without a name the one that was kept right before. */
function keptOnce({ payments = [], state }: TurnInput, said: readonly Telling[]): Bill | null {
  const once = payments.filter(({ instalments }) => instalments === 1)
  if (said.length > 0) return onlyOf(said, once)
  const { last, rule } = state
  const isJust = last?.kind !== undefined && ofBill.includes(last.kind) && last.rule === rule
  return (isJust && once.find(({ name }) => name === last.name)) || null
}

/** The one that is named; without a name the one of that day. */
function offeredOnce(
  { state }: TurnInput,
  said: readonly Telling[],
  day: number | undefined,
): RecurringDraft | null {
  const offered = offeredIn(state).map((one, at) => ({ ...one, id: String(at) }))
  const isOfDay = ({ dueDay }: RecurringDraft) => day === undefined || dueDay === day
  if (said.length > 0) return onlyOf(said, offered.filter(isOfDay))
  const [only, another] = offered.filter(({ dueDay }) => dueDay === day)
  return only && !another ? only : null
}

function onlyOf<One extends { id: string; name: string }>(
  said: readonly Telling[],
  among: readonly One[],
): One | null {
  const [fit, another] = fitting(said, among).filter(({ at }) => at.length > 0)
  return fit && !another ? fit.thing : null
}
