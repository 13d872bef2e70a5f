import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { datedDueDay } from '#conversation/coming/due-day.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const readable: readonly Candidate['intent'][] = [
  'none',
  'clarify',
  'log',
  'installments',
  'recurring',
  'pay',
]

/**
 * The turn of "devo 1.200 no cartão, parcelei em 6 de 230": nothing was bought or paid with that.
 * Its parts are offered to be kept, and where no day is told it is asked. Null for others.
 */
export function debtPartedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(intent) || isQuestion(reading)) return null
  if (!leans('debtParted', reading)) return null
  const count = partsIn(reading)
  if (count === null || count < 2 || count > limits.instalmentsMax) return null
  const [one, other, third] = reading.amounts.filter(({ valueCents, form }) => {
    return form !== 'bare' || valueCents !== count * 100
  })
  // "parcelei em 6 de 230": the smaller of both is each part of it.
  if (!one || third || one.isForeign) return null
  const part = other ? Math.min(one.valueCents, other.valueCents) : one.valueCents
  const isEach = other !== undefined || reading.tokens[one.first - 1]?.norm === 'de'
  const amountCents = Math.round(isEach ? part : part / count)
  if (amountCents <= 0 || amountCents > limits.amountCentsMax) return null
  const due = datedDueDay(reading)
  const description = nameOf(reading)
  const own = { type: 'despesa', description, categoryId: null, date: input.today } as const
  const once = billOnce({ ...own, amountCents: cents(amountCents) }, due ?? input.today)
  return offeringBill(input, { ...once, partsLeft: count }, due ? {} : { isUndated: true })
}

const parting = new Set('parcelei dividi negociei renegociei parcelaram dividiram'.split(' '))
const plain = new Set(['', 'Divida', 'Dívida', 'Débito'])

/** What is owed for, or to whom: of a card alone that, for it is no way of paying here. */
function nameOf(reading: Reading): string {
  const covers = coverTokens(reading)
  const { tokens } = reading
  const parted = tokens.findIndex(({ norm }) => parting.has(norm))
  const end = parted > 2 ? parted - 1 : tokens.length - 1
  const sum = reading.amounts[0]?.last ?? 0
  const behind = sum < end ? findSubject(reading, covers, sum + 1, end) : null
  const subject = behind ?? findSubject(reading, covers, 0, end)
  const name = subject ? writeSubject(reading, subject) : ''
  if (!plain.has(name) && !/^\d/.test(name)) return name
  return tokens.some(({ norm }) => norm === 'cartao') ? 'Cartão' : 'Dívida'
}
