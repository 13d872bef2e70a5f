import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Effect, RecurringDraft } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of a bill that is told once more, with another sum or day: "aluguel vence todo dia 10,
 * 1.600". The one that stands there is changed, or it is asked, so that none is counted twice. Null
 * where none has that name, or another one is told of.
 */
export function sameNamedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
  { recurring }: Extract<Effect, { kind: 'create-recurring' }>,
): Turn | null {
  const { payments = [] } = input
  const just = payments.find((one) => isJust(recurring, one))
  if (just && !leans('anotherBill', message.reading)) {
    const { id, name, instalments } = just
    const { dueDay, frequency } = recurring
    // What was to be paid once comes again.
    const isOnce = instalments === 1 && recurring.partsLeft === undefined
    return isOnce
      ? carry(input, candidate, { kind: 'change-day', id, name, dueDay, frequency })
      : say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  const [bill, another] = sameNamed(recurring, payments)
  if (!bill || leans('anotherBill', message.reading)) return null
  // Which of them it is nobody can tell, and a further one is not made without a yes.
  if (another) return offerTurn(input, { kind: 'create-recurring', recurring })
  // "internet 120 todo mês": the day stays.
  const isDated = typeof candidate.fields?.day === 'number'
  const change = changeOf(recurring, isDated ? bill : { ...bill, dueDay: recurring.dueDay })
  if (!change) return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  const isOfIt = change.dueDay === undefined && isNear(recurring, bill)
  if (!isOfIt && !leans('billAnew', message.reading)) return offerTurn(input, change)
  const { amountCents: amount, dueDay: day } = recurring
  const fields = { target: bill.name, amount, ...(isDated ? { day } : {}) }
  return carry(input, { ...candidate, intent: 'correct', rule: 'correction', fields }, change)
}

/** "aluguel 475 todo dia 5", of 'Aluguel da casa' at that sum and day, though it ends. */
function isJust({ name, amountCents, dueDay, frequency }: RecurringDraft, bill: Bill): boolean {
  const isSameSum = bill.amountCents === amountCents && bill.dueDay === dueDay
  if (!isSameSum || (bill.frequency ?? 'mensal') !== frequency) return false
  const [own, its] = [nameOf(name).split(' '), nameOf(bill.name).split(' ')]
  return own.every((word) => its.includes(word))
}

/** Those that go on and are called the same; what is bought in parts is a thing of its own. */
export function sameNamed(
  { name, frequency, partsLeft }: RecurringDraft,
  bills: readonly Bill[] = [],
): Bill[] {
  if (bills.length === 0 || frequency !== 'mensal' || partsLeft) return []
  const own = nameOf(name)
  return bills.filter((bill) => {
    const goesOn = !bill.instalments && (bill.frequency ?? 'mensal') === 'mensal'
    return goesOn && nameOf(bill.name) === own
  })
}

/** 'Mensalidade da escola' is the school, and 'Muda a internet' the internet. */
function nameOf(name: string): string {
  const words = tellingWords(name)
  const told = words.filter((word) => !leansWord('ofBillsName', word))
  return (told.length > 0 ? told : words).join(' ')
}

/** As many times more or less than before as a bill comes to by a new price. */
const timesMax = 3

function isNear({ amountCents }: RecurringDraft, bill: Bill): boolean {
  const times = amountCents / (bill.amountCents ?? amountCents)
  return times <= timesMax && times >= 1 / timesMax
}

type Change = Extract<Effect, { kind: 'change-amount' | 'change-day' }>

/** Null where it stands there just so. */
export function changeOf(
  { amountCents, dueDay, nextDate }: RecurringDraft,
  bill: Bill,
): Change | null {
  const { id, name } = bill
  // In a shorter month the 31st is its last day.
  const isDay = bill.dueDay === dueDay || bill.dueDay === Number(nextDate.slice(-2))
  if (bill.amountCents === amountCents) {
    return isDay ? null : { kind: 'change-day', id, name, dueDay }
  }
  const priced = { kind: 'change-amount', what: 'payment', id, name, amountCents } as const
  return isDay ? priced : { ...priced, dueDay }
}
