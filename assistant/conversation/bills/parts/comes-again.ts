import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import { offeredIn } from '#conversation/asking/if-paid.ts'
import { chained } from '#conversation/bills/chained.ts'
import { saidCount } from '#conversation/bills/paid/said-count.ts'
import { keepBill, monthly } from '#conversation/coming/answered-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { frequencyIn, saysMonthly } from '#conversation/memory/made-monthly.ts'
import { type Bill, fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

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
  const all = tellingIn(message)
  const said = all.filter(({ word }) => isThing(word))
  const day = reading.days.at(-1)?.date.day
  const frequency = frequencyIn(reading)
  const several = day === undefined ? severalOnce(input, message, all) : []
  if (several.length > 1) return chained(several.map((one) => again(input, one, { frequency })))
  const bill = keptOnce(input, said)
  if (bill) return again(input, bill, { day, frequency })
  const offered = offeredOnce(input, said, day)
  if (offered) return keepBill(input, { ...monthly(offered), frequency })
  // "paguei o carnê, aquele que eu pago todo mês"
  const isKnown = !leans('paid', reading) && isSo(input, said, { day, frequency })
  return isKnown ? say(input, done, { kind: 'done-before' }) : null
}

const done = { intent: 'none', confidence: 88 } as const

/** "a natação é mensal, todo dia 10", of a bill that stands there so. */
function isSo(
  { payments = [] }: TurnInput,
  said: readonly Telling[],
  told: { day: number | undefined; frequency: Frequency },
): boolean {
  const bill = said.length > 0 ? onlyOf(said, payments) : null
  const isOfDay = told.day === undefined || bill?.dueDay === told.day
  return bill?.frequency === told.frequency && !bill.instalments && isOfDay
}

function again(
  input: TurnInput,
  { id, name, dueDay = 1, amountCents = 0 }: Bill,
  { day = dueDay, frequency }: { day?: number | undefined; frequency: Frequency },
): Turn {
  const changed = { kind: 'change-day', id, name, dueDay: day, frequency } as const
  const fields = { amount: amountCents, description: name, frequency }
  const read: Read = { intent: 'recurring', confidence: 88, fields }
  return carry(input, read, changed)
}

/** "o condomínio e a natação são todo mês", "as duas são mensais": each that is to be paid once. */
function severalOnce(
  { payments = [], state }: TurnInput,
  { reading }: Message,
  said: readonly Telling[],
): Bill[] {
  const once = payments.filter(({ instalments }) => instalments === 1)
  const { last, earlier = [] } = state
  const count = saidCount(reading)
  if (count >= 2 && last?.kind === 'recurring-created') {
    const made = [last, ...earlier].filter(({ kind }) => kind === 'recurring-created')
    const names = new Set(made.slice(0, count).map(({ name }) => name))
    return once.filter(({ name }) => names.has(name))
  }
  const named = said.flatMap((one) => onlyOf([one], once) ?? [])
  return [...new Set(named)]
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
