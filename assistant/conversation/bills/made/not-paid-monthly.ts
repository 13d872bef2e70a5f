import { cents } from '@lya/core/amounts/cents.ts'
import { type Frequency, firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { chained } from '#conversation/bills/chained.ts'
import { dueDayTold, saysMonthly, saysUnpaid } from '#conversation/bills/made/said-unpaid.ts'
import type { Effect } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { frequencyIn } from '#conversation/memory/made-monthly.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isBill } from '#understanding/intents/commitments/of-bills.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { readMessage } from '#understanding/reading.ts'

const all = new Set(
  (
    'dois duas ambos ambas tudo todos todas sao contas nenhum nenhuma esses essas estes estas ' +
    'eles elas'
  ).split(' '),
)

/**
 * The turn of "não paguei ainda, é todo mês dia 5, os dois", behind what was written as spent: the
 * entries go, and each is kept as a bill, on its own day where none is told. Null for any other
 * message.
 */
export function notPaidMonthlyTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!saysUnpaid(reading) || !saysMonthly(reading)) return null
  const told = dueDayTold(reading)
  if (told === null) return null
  const entries = meantBy(input, message)
  const frequency = frequencyIn(reading)
  const kept = entries.map((one, at) => {
    const dueDay = told ?? Temporal.PlainDate.from(one.date).day
    return keptTurn(input, one, { frequency, dueDay, isMore: at > 0 })
  })
  return chained([...entries.map((one) => goneTurn(input, one)), ...kept])
}

/** They are said of any bill. */
const ofBill = new Set('conta despesa gasto vencimento boleto mensal mensalidade fixa'.split(' '))

/** Those that are named, all of those that were told last, or the only one of them. */
function meantBy(input: TurnInput, message: Message): Remembered[] {
  const own = ownIn(input).filter(({ type }) => type === 'despesa')
  const told = toldLast(input, own)
  const last = namedAmong(message, told)
  const [named, another] = namedAmong(message, own)
  const meant = last.length > 0 ? last : [...(named && !another ? [named] : [])]
  // "a internet não paguei, é mensal", behind the gas: of another thing.
  const names = meant.flatMap(({ description }) => tellingWords(description))
  const isElse = tellingIn(message).some(({ word }) => {
    return isThing(word) && !ofBill.has(word) && !names.some((one) => isSame(one, word))
  })
  if (isElse || named) return isElse ? [] : meant
  const isAll = message.reading.tokens.some(({ norm }) => all.has(norm))
  const isOne = told.length === 1 && told.every((one) => isBillLike(input, one))
  return isAll || isOne ? told : []
}

/** It is called a bill, or stands on a day of its own: nobody says so of lunch. */
function isBillLike({ today }: TurnInput, { date, description }: Remembered): boolean {
  return date !== today.toString() || isBill(readMessage(description, today))
}

function goneTurn(input: TurnInput, { id, description }: Remembered): Turn {
  const read: Read = { intent: 'delete', confidence: 92, fields: { description } }
  return carry(input, read, { kind: 'delete', target: targetOf(id) })
}

function keptTurn(
  input: TurnInput,
  { description: name, amountCents, categoryId }: Remembered,
  { frequency, dueDay, isMore }: { frequency: Frequency; dueDay: number; isMore: boolean },
): Turn {
  const rhythm = { frequency, dueDay }
  const nextDate = firstDueDate(input.today, rhythm).toString()
  const recurring = { name, amountCents: cents(amountCents), categoryId, ...rhythm, nextDate }
  const effect: Effect = { kind: 'create-recurring', recurring }
  const fields = {
    description: name,
    amount: amountCents,
    frequency,
    day: dueDay,
  } as const
  const turn = carry(input, { intent: 'recurring', confidence: 90, fields }, effect)
  return isMore ? { ...turn, reply: { kind: 'effect', effect, isMore } } : turn
}
