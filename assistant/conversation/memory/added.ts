import { cents } from '@lya/core/amounts/cents.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import type { Payment } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { ownIn, recentOf } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findUnit } from '#language/amounts/units.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Leaning, leans } from '#understanding/memory/leaning.ts'

const wordsMax = 7

/** The turn of one more bill that was paid: "e a luz também". Null for any other message. */
export function alsoPaidTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { payments = [], state } = input
  if (state.last?.kind !== 'paid' || !isNaming(message, candidate)) return null
  if (!leans('also', message.reading)) return null
  const [fit, another] = fitting(tellingIn(message), payments)
  if (!fit?.isWhole || another) return null
  const { id, name } = fit.thing
  // "e o condomínio também", behind the rent of November that was paid on the 10th.
  const paid = { payment: { id, name }, ...likeLast(state.last), ...monthPaid(message.reading) }
  return carry(input, { intent: 'pay', confidence: 85 }, { kind: 'pay', ...paid })
}

function likeLast({ month, transactions }: LastRegistration): Pick<Payment, 'date' | 'month'> {
  const [only] = transactions
  return month === undefined ? {} : { month, ...(only ? { date: only.date } : {}) }
}

/**
 * The turn of one more thing that is only named, and that nothing else could be made of: "e o óleo
 * do motor também", "e acetona". Lya asks how much it was. Null for any other message.
 */
export function addedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  const { subject } = account
  if (candidate.intent === 'clarify' || !subject || !isNaming(message, candidate)) return null
  const isIncome = hasArrived(message)
  // "farinha 4 sacos" says by itself that it was bought, or sold.
  const isMore = (input.state.last !== undefined || isCounted(message)) && isPlain(message)
  if (!isIncome && !isMore) return null
  if (!isIncome && !leans('also', reading) && !namesThing(message)) return null
  const before = ownIn(input)[0] ?? recentOf(input)[0]
  const isKnown = subject.categoryId !== null
  const told = isKnown || !before ? subject.type : before.type
  const type = isIncome ? 'receita' : told
  const categoryId = type === subject.type ? subject.categoryId : null
  const draft = { ...subject, type, categoryId, amountCents: cents(0) }
  const open = openQuestion('amount', draft, [], input.today)
  const { description } = draft
  const asked: Read = { intent: 'clarify', confidence: 80 }
  const turn = say(input, asked, {
    ...{ kind: 'ask', missing: 'amount', description, amountCents: 0, isOutOfBounds: false },
  })
  return { ...turn, state: { ...turn.state, open } }
}

/** A few words that name something, and ask, deny and change nothing. */
function isNaming(message: Message, { intent }: Candidate): boolean {
  const { reading } = message
  if (intent !== 'none' && intent !== 'clarify') return false
  if (reading.amounts.length > 0 || isQuestion(reading) || reading.flat.includes(' nao '))
    return false
  // "o motor tá com barulho" says how it is.
  if (reading.tokens.some(({ norm }) => being.has(norm))) return false
  if (changing.some((means) => leans(means, reading))) return false
  const { length } = tellingIn(message)
  return length > 0 && length <= 3 && reading.tokens.length <= wordsMax
}

const being = new Set('esta estao estou estava eh sao anda vai'.split(' '))

const changing: readonly Leaning[] = ['puts', 'renames', 'dated', 'removes', 'monthly', 'confirmed']

/** Nothing in it was wished, denied or done by others, and no deed is told but the writer's. */
function isPlain({ account }: Message): boolean {
  return account.clauses.every(({ mood, verbs }) => {
    const isTold = verbs.every(({ verb }) => verb.form === 'i-did')
    return isTold && (verbs.length === 0 || mood === 'done')
  })
}

/** As many words as "diesel 40 litros" has. */
const pouredMax = 3

/** What is told in sacks, boxes or kilos is bought or sold; hours, people and a tank may be. */
function isCounted({ reading }: Message): boolean {
  const isPoured = reading.tokens.length <= pouredMax
  return reading.quantities.some(({ count, unit }) => {
    const isGoods = unit === 'kg' || findUnit(unit)?.role === 'quantity'
    return count > 1 && (isGoods || (unit === 'litro' && isPoured))
  })
}

/** "a bolsa caiu": it came in, and nothing else is told. */
function hasArrived({ account, reading }: Message): boolean {
  if (reading.numbers.length > 0 || !leans('arrived', reading)) return false
  return account.clauses.every(({ mood, verbs }) => {
    return mood === 'done' && verbs.length > 0 && verbs.every(({ verb }) => verb.kind === 'arrive')
  })
}

/** It names what money is spent on or earned by, and no verb at all. */
function namesThing(message: Message): boolean {
  if (message.account.clauses.some(({ verbs }) => verbs.length > 0)) return false
  return tellingIn(message).some(({ word }) => isThing(word))
}
