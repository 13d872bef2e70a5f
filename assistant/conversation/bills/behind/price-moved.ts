import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billSpokenOf, isFormer } from '#conversation/bills/behind/bill-spoken-of.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const ofOnly = new Set(
  'plano operadora provedor valor mensalidade preco boleto conta assinatura'.split(' '),
)

/**
 * The turn of a bill that is told, in whatever words, to cost something else from now on: "acabou a
 * promoção da internet de 99, foi pra 119", "a internet não é mais 99, é 119". No other sum may
 * stand in it than its price, and that which it was. Null for any other message.
 */
export function priceMovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { amounts, days, today, tokens } = message.reading
  if (intent === 'delete' || amounts.length === 0) return null
  // "a partir de janeiro" is not yet.
  const isLater = tokens.some(({ norm }) => months.has(norm) || later.has(norm))
  if (isLater || days.some(({ date }) => !date.equals(today))) return null
  if (!leans('priceMoved', message.reading)) return null
  const isAsked = tokens.at(-1)?.norm === '?' && !leans('setsPrice', message.reading)
  const bill = isAsked ? null : billSpokenOf(input, message, ofOnly)
  if (!bill) return null
  const sums = amounts.filter(({ first, valueCents }) => {
    return Math.round(valueCents) !== bill.amountCents && !isFormer(message, first)
  })
  const [sum, another] = sums
  const value = Math.round(sum?.valueCents ?? 0)
  if (!sum || another || sum.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  // "acabou a promoção de 20": nothing becomes so much dearer or cheaper.
  const times = value / (bill.amountCents ?? value)
  return times > timesMax || times < 1 / timesMax ? null : comesToTurn(input, bill, cents(value))
}

const timesMax = 4
const later = new Set(['proximo', 'proxima', 'vem', 'amanha'])
