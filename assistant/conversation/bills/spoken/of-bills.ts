import { asking } from '#conversation/limits/limited-on.ts'
import { type Bill, fitting, type Telling } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** What a bill is called without its name; no bank account is one. */
const billWords = new Set(
  'conta contas boleto boletos parcela parcelas mensalidade assinatura pagamento prestacao'.split(
    ' ',
  ),
)

/** Whether bills were listed just now: "apaga a de 14" is of one of them. */
export function isListed({ state }: Pick<TurnInput, 'state'>): boolean {
  const { asked, rule = '' } = state
  const isOfBills = asked?.metric === 'upcoming' && asked.bill === undefined
  return (isOfBills || asked?.isAhead === true) && asking.includes(rule)
}

/** Whether a message says that a bill is meant: "a conta de 14 reais". */
export function saysBill({ reading }: Pick<Message, 'reading'>): boolean {
  return reading.tokens.some(({ norm }) => billWords.has(norm))
}

/** The one bill that its words name, or its sum, or its day; null where several fit, or none. */
export function billMeant(
  { payments = [] }: TurnInput,
  { reading }: Message,
  said: readonly Telling[],
): Bill | null {
  const fits = said.length > 0 ? fitting(said, payments).filter(({ at }) => at.length > 0) : []
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const ofSum = (bill: Bill) => sums.includes(bill.amountCents ?? -1)
  const named = reading.days.filter(({ first }) => reading.tokens[first]?.norm === 'dia')
  const days = named.map(({ date }) => date.day)
  const ofDay = (bill: Bill) => days.includes(bill.dueDay ?? 0)
  const among = fits.length > 0 ? fits.map(({ thing }) => thing) : [...payments]
  if (said.length > 0 && fits.length === 0) return null
  const priced = sums.length > 0 ? among.filter(ofSum) : among
  const dated = days.length > 0 ? priced.filter(ofDay) : priced
  const [only, another] = dated
  return only && !another ? only : null
}
