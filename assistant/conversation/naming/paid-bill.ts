import { cents } from '@lya/core/amounts/cents.ts'
import { mendedTurn } from '#conversation/bills/came-to.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import { type PartPaid, partOf, withoutPart } from '#conversation/bills/part-paid.ts'
import { carry } from '#conversation/make-turn.ts'
import { isDue, paidOn } from '#conversation/naming/paid/day-paid.ts'
import { namedBy, spelt, spokenOf } from '#conversation/naming/paid/which-bill.ts'
import { type Bill, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { asksWhether } from '#understanding/intents/question.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'

const asPaid = { intent: 'pay', confidence: 85 } as const

/**
 * The turn of "paguei a luz" where there is such a bill: with its own sum, or with what it came to
 * this time, and on the day that is told. Null for any other message.
 */
export function billTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  const { payments } = input
  if (!payments) return null
  const part = partOf(reading, payments)
  const amounts = reading.amounts.filter(({ first }) => !part?.at.has(first))
  const isOnlyPart = part !== null && amounts.length === 0
  if (!isOnlyPart && !isOpen(message, candidate)) return null
  const isTold = account.clauses.every((clause) => {
    const isOpen = clause.mood !== 'undone' && clause.mood !== 'other'
    return isOpen || isDue(message, clause) || isBareNo(message, clause)
  })
  const isPaid = leans('paid', reading) || (input.state.last?.kind === 'paid' && isMore(message))
  const isAsked = reading.flat.includes(' ?') || asksWhether(reading)
  if (!isPaid || !isTold || isAsked) return null
  // How and when it was paid names nothing.
  const isBill = (word: string) => payments.some(({ name }) => fold(name) === word)
  const told = tellingIn(message).filter(({ word }) => !leansWord('aside', word) || isBill(word))
  const why = whyAt(message)
  const spokenTo = leaningIn('addressed', reading)?.first ?? reading.tokens.length
  const things = withoutPart(told, part).filter(({ at }) => at < spokenTo)
  const object = things.filter(({ at }) => at < why)
  const said = amounts.length > 0 ? object : objectOf(message, things, part)
  // "paguei 1.850 mais 37 de multa": all of it.
  const whole = amounts.length > 1 ? account.transactions[0]?.draft.amountCents : null
  const sum = whole ?? (amounts[0] && Math.round(amounts[0].valueCents))
  const paid = { ...paidOn(message, part), ...monthPaid(reading), ...(part && { part: part.part }) }
  if (said.length === 0) {
    const only =
      sum === undefined ? (spokenOf(input, payments, message) ?? spelt(payments, message)) : null
    const { id, name } = only ?? { id: null, name: null }
    return only && carry(input, asPaid, { kind: 'pay', payment: { id, name }, ...paid })
  }
  // Everything that was said stands in its name: "paguei a luz da praia" is not the home's.
  const named = namedBy(said, payments, sum, part !== null)
  const usual = named.filter(({ thing }) => thing.amountCents === sum)
  // Told by its month or its number, it may be another one than that which is paid.
  const isOther = part !== null || paid.month !== undefined
  const fits =
    sum === undefined || usual.length > 0
      ? [...(sum === undefined ? named : usual)]
      : named.filter(({ thing }) => mayCome(isOther ? { ...thing, isPaid: false } : thing, sum))
  const [fit, another] = fits
  if (!fit || (sum !== undefined && another)) return null
  const mended = sum === undefined ? null : mendedTurn(input, message, fit.thing, cents(sum))
  if (mended) return mended
  const name = said.map(({ word }) => word).join(' ')
  const payment = another ? { id: null, name } : { id: fit.thing.id, name: fit.thing.name }
  const isUsual = sum === undefined || fit.thing.amountCents === sum
  const came = isUsual ? {} : { amountCents: cents(sum) }
  return carry(input, asPaid, { kind: 'pay', payment, ...came, ...paid })
}

/** As many times more or less than usual as light, water and cards come to. */
const timesMax = 2

/** Whether a bill that waits to be paid may have come to so much this time, in centavos. */
function mayCome({ amountCents, isPaid }: Bill, sum: number): boolean {
  if (amountCents === undefined || isPaid) return false
  return sum <= amountCents * timesMax && sum * timesMax >= amountCents
}

/** "não, 5 foi o desconto, paguei 114,90 da internet": a no to what was asked denies nothing. */
function isBareNo({ reading }: Message, { first, last }: { first: number; last: number }): boolean {
  return first === 0 && last === 0 && reading.tokens[0]?.norm === 'nao'
}

/** "e a água também, 61 dessa vez", behind a bill that was paid. */
function isMore(message: Message): boolean {
  return message.reading.amounts.length === 1 && leans('also', message.reading)
}

const because = new PhraseBook('why a bill came to another sum', [
  { means: 'why', say: 'porque|pois|pq', like: 'paguei a escola 480 porque teve material' },
  { means: 'why', say: 'por causa|conta d*', like: 'paguei a luz 150 por causa da multa' },
  {
    means: 'why',
    say: 'com|mais [o|a|os|as] taxa|juros|multa|acrescimo|reajuste|correcao|material|matricula',
    like: 'paguei a internet 112 com a taxa',
  },
])

/** The token from which it is told why it came to so much: that names no bill. */
function whyAt({ reading }: Message): number {
  return because.find(reading)?.first ?? reading.tokens.length
}

const ending = new Set(['na', 'no', 'em', 'com', 'pelo', 'pela', 'pra', 'antes', 'que'])

/**
 * What was paid, of all that is said: "paguei o aluguel na mão da dona Marlene" names the rent, but
 * "paguei a luz da praia" another light than that of the home.
 */
function objectOf(
  { reading }: Message,
  told: readonly Telling[],
  part: PartPaid | null,
): readonly Telling[] {
  const { tokens } = reading
  const verb = leaningIn('paidWhat', reading)
  if (!verb) return told
  const end = tokens.findIndex(({ kind, norm }, at) => {
    const isEnd = kind !== 'word' || ending.has(norm)
    return at > verb.last && isEnd && !part?.at.has(at)
  })
  const own = told.filter(({ at }) => at > verb.last && (end < 0 || at < end))
  return own.length > 0 ? own : told
}

/** Nothing that stands by itself, or one sum that was paid. */
function isOpen({ reading, account }: Message, { intent }: Candidate): boolean {
  if (reading.amounts.length === 0) return intent === 'clarify' || intent === 'none'
  const [told, another] = account.transactions
  return intent === 'log' && told?.draft.type === 'despesa' && another === undefined
}
