import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { intendedRecurring } from '#conversation/intended-effect.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const paid = 'ja paguei|pagamos|quitei|foi|foram|dei @# [parcelas|parcela|prestacoes|prestacao]'
const stillDue =
  'falta|faltam|faltando|restam [ainda|so|mais|pagar] @# [parcelas|parcela|prestacoes|prestacao]'

const begun = new PhraseBook('instalments of a purchase that runs', [
  {
    means: 'paid',
    say: `${paid} [delas] [.|!] $`,
    like: 'a geladeira é 12 prestações de 189,90, já paguei 5',
  },
  {
    means: 'paid',
    say: `${paid} ,|;|.|e|vence`,
    like: 'a geladeira é 12 prestações de 189,90, já paguei 5, vence dia 18',
  },
  { means: 'left', say: `${stillDue} [.|!] $`, like: '12x de 189,90 da geladeira, faltam 7' },
  {
    means: 'left',
    say: `${stillDue} ,|;|.|e|vence`,
    like: '12x de 189,90 da geladeira, faltam 7, vence dia 18',
  },
])

const readable: readonly Candidate['intent'][] = ['installments', 'log', 'clarify', 'none']

/**
 * The turn of a purchase whose instalments run already: "a geladeira é 12 prestações de 189,90, já
 * paguei 5". The others are kept from their next day on, and nothing is written as paid now; where
 * no day is told, it is asked. Null for any other message.
 */
export function partsBegunTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || isQuestion(reading)) return null
  const parts = leftOf(reading)
  const [amount, another] = reading.amounts.filter(({ first }) => first !== parts?.at)
  if (!parts || !amount || another || amount.last > parts.at) return null
  const due = dueDayIn(reading)
  const valueCents = candidate.fields?.installment ?? amount.valueCents
  const told = { valueCents, day: due?.day ?? input.today.day }
  const read = toldMonthly(message, { ...told, last: parts.at - 1, confidence: 88 })
  const intended = read && intendedRecurring(message, read)
  const isKept = intended !== null && typeof intended !== 'string'
  if (!read || !isKept || intended.kind !== 'create-recurring') return null
  const recurring = { ...intended.recurring, partsLeft: parts.left }
  if (due) return carry(input, read, { ...intended, recurring })
  return offeringBill(input, recurring, { isUndated: true })
}

/** How many are left, with the token of the number that tells it. */
function leftOf(reading: Reading): { left: number; at: number } | null {
  const found = begun.find(reading)
  const all = partsIn(reading)
  const number = reading.numbers.find(({ first, last }) => {
    return found !== null && found.first <= first && last <= found.last
  })
  const count = (number?.hundredths ?? 0) / 100
  if (!found || !number || all === null) return null
  if (!Number.isInteger(count) || count < 1 || count >= all) return null
  const left = found.means === 'left' ? count : all - count
  return { left, at: number.first }
}
