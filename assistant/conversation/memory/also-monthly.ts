import { once } from '#conversation/bills/asked-paid.ts'
import { intendedRecurring } from '#conversation/bills/intended-recurring.ts'
import { withoutOrder } from '#conversation/bills/named/without-order.ts'
import { toldMonthly } from '#conversation/bills/told-monthly.ts'
import { keepBill } from '#conversation/coming/answered-bill.ts'
import { say } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { isAskedInPassing, isRealQuestion } from '#conversation/memory/anew/asked-in-passing.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const wordsMax = 20
const adding = words(
  'junto junta poe ponha bota bote coloca coloque inclui inclua lembra lembre avisa',
)
/** As it was sent: "e a água? 75" is read without its joint. */
const and = /^\s*e\s/i
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'query', 'recurring']

/**
 * The turn of one more bill behind one that was just kept: "e água 41 dia 15", "e a água? 41, dia
 * 15". It comes as often as the one before; what says itself that it comes every month, "e a
 * escola, anotou? 500 todo dia 8", needs none before it. Null for any other message.
 */
export function alsoMonthlyTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  const { last, rule } = input.state
  const isBehind = last?.kind === 'recurring-created' && last.rule === rule
  const isOwn = isAskedInPassing(reading) && leans('monthly', reading)
  if (!isBehind && !isOwn) return null
  if (!readable.includes(candidate.intent) || isRealQuestion(reading)) return null
  const isAlso =
    leans('also', reading) || and.test(input.text) || (isBehind && hasOneOf(reading, adding))
  if (reading.tokens.length > wordsMax || !isAlso) return null
  const [amount, ...amounts] = reading.amounts
  // "dia 10, igual mês passado": by how much, and not when.
  const [day, ...days] = reading.days.filter(({ first, last: end }) => {
    return reading.tokens.slice(first, end + 1).some(isDay)
  })
  const isOne = amount && day && amounts.length === 0 && days.length === 0
  if (!isOne || tellsOwnDeed(account.clauses)) return null
  const read = toldMonthly(message, {
    ...{ valueCents: amount.valueCents, day: day.date.day },
    ...{ last: reading.tokens.length - 1, confidence: 85 },
  })
  if (!read) return null
  if (!leans('one-more', reading) && isKept(input, read))
    return say(input, settled, { kind: 'done-before' })
  const isOnce = last?.again?.kind === 'create-recurring' && last.again.recurring.partsLeft === 1
  const kept = isOnce && !leans('monthly', reading) ? intendedRecurring(message, read) : null
  if (kept === null || typeof kept === 'string' || kept.kind !== 'create-recurring') {
    return turnOfIntent(input, message, read)
  }
  const name = withoutOrder(kept.recurring.name)
  return keepBill(input, once({ ...kept.recurring, name }))
}

const settled = { intent: 'none', confidence: 90 } as const

/** "e a água? 75, dia 18", of the one that stands there so. */
function isKept({ payments = [] }: TurnInput, { fields }: Candidate): boolean {
  const { amount, day, description = '' } = fields ?? {}
  return payments.some((one) => {
    const isSame = one.amountCents === amount && one.dueDay === day
    return isSame && speaksOf(description, one.name)
  })
}

function isDay({ norm }: { norm: string }): boolean {
  return norm === 'dia'
}
