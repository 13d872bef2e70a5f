import { cents } from '@lya/core/amounts/cents.ts'
import {
  dueFrom,
  type Frequency,
  firstDueDate,
  nextDueDate,
} from '@lya/core/money/recurring/due-date.ts'
import { chained } from '#conversation/bills/chained.ts'
import { othersPay } from '#conversation/bills/made/said-unpaid.ts'
import { sameNamed, sameNamedTurn } from '#conversation/bills/same-named.ts'
import type { Effect } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { partsLeftIn } from '#understanding/intents/commitments/parts-left.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'correct', 'recurring', 'log']

const done: Read = { intent: 'none', confidence: 85 }

/**
 * The turn of what was paid and comes again: "o contador é todo mês dia 28", "essa antena é todo
 * mês". The entry tells how much. Null for any other message.
 */
export function madeMonthlyTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!saysMonthly(message, candidate)) return null
  const own = ownIn(input).filter(({ type }) => type === 'despesa')
  if (reading.days.length > 1) return keepEach(input, message, own)
  const entry = meantIn(message, own)
  if (!entry) return null
  const turn = keep(input, reading.days.at(-1)?.date.day, message, entry)
  return knownTurn(input, message, turn) ?? turn
}

/** The bill that stands there by that name is meant, and no second one. */
function knownTurn(input: TurnInput, message: Message, { effects, candidate }: Turn): Turn | null {
  const [effect] = effects
  if (effect?.kind !== 'create-recurring') return null
  const isDated = message.reading.days.length > 0
  if (isDated) return sameNamedTurn(input, message, candidate, effect)
  const isThere = sameNamed(effect.recurring, input.payments).length > 0
  return isThere ? say(input, done, { kind: 'done-before' }) : null
}

/** "a internet vence todo dia 20, a luz dia 15": each on the day that is told behind its name. */
function keepEach(input: TurnInput, message: Message, own: readonly Remembered[]): Turn | null {
  const said = tellingIn(message)
  let from = 0
  const turns = message.reading.days.map((day) => {
    const words = said.filter(({ at }) => at >= from && at < day.first)
    from = day.last + 1
    const [entry, another] = namedAmong(message, own, words)
    return entry && !another ? keep(input, day.date.day, message, entry) : null
  })
  const kept = turns.flatMap((turn) => turn ?? [])
  return kept.length === turns.length ? chained(kept) : null
}

/** They tell that it is a bill, and of which one nothing. */
const ofBill = new Set(
  (
    'mensalidade parcela prestacao assinatura vence vencimento cadastrado cadastrada cadastra ' +
    'fixo fixa deixa bota registrado registrada mensal faltam restam'
  ).split(' '),
)

function meantIn(message: Message, own: readonly Remembered[]): Remembered | null {
  const [named] = namedAmong(message, own)
  if (named) return named
  const said = tellingIn(message).filter(({ word }) => !ofBill.has(word))
  const isBare = said.length === 0 || leans('pronoun', message.reading)
  return isBare ? (own[0] ?? null) : null
}

function keep(
  input: TurnInput,
  told: number | undefined,
  { reading }: Message,
  entry: Remembered,
): Turn {
  const paid = Temporal.PlainDate.from(entry.date)
  const dueDay = told ?? paid.day
  const frequency = frequencyIn(reading)
  const { amountCents, description: name, categoryId } = entry
  const rhythm = { frequency, dueDay }
  // What was paid on its day is next due a rhythm later.
  const isPaid = dueDay === paid.day
  const first = isPaid ? nextDueDate(paid, rhythm) : firstDueDate(input.today, rhythm)
  const nextDate = dueFrom(input.today, first, rhythm).toString()
  const effect: Effect = {
    kind: 'create-recurring',
    recurring: {
      ...{ name, amountCents: cents(amountCents), frequency, dueDay, nextDate, categoryId },
      ...partsLeftIn(reading),
    },
  }
  const isDated = reading.days.length > 0
  const fields = { amount: amountCents, description: name, frequency, day: isDated ? dueDay : null }
  const read: Read = { intent: 'recurring', confidence: 85, fields }
  return carry(input, read, effect)
}

/** It tells that something comes again, "a luz é todo mês", and no sum of it. */
export function saysMonthly({ reading }: Message, { intent }: Candidate): boolean {
  if (!readable.includes(intent) || isQuestion(reading)) return false
  // "encerrei a academia, não precisa constar nas contas mensais"
  if (leans('cancels', reading) || othersPay(reading)) return false
  // "larguei a academia, não precisa mais me lembrar dela todo mês"
  if (/ nao precis\p{L}+ /u.test(reading.flat)) return false
  return reading.amounts.length === 0 && leans('monthly', reading)
}

/** How often what comes again does, by its words; every month where none tells. */
export function frequencyIn(reading: Reading): Frequency {
  if (leans('weekly', reading)) return 'semanal'
  if (leans('fortnightly', reading)) return 'quinzenal'
  return leans('yearly', reading) ? 'anual' : 'mensal'
}
