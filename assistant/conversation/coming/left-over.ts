import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billOnce, offered, offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered, restRemembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { RegisteredReply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { dueBackOf } from '#understanding/transactions/sums/counted/due-back.ts'
import { isPartOf } from '#understanding/transactions/sums/left/rest-in-parts.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/**
 * The turn of what was paid in part, "500 agora e o resto dia 10": the part is written, and the
 * rest is offered to be reminded of in the same reply, or remembered where another is to pay it.
 */
export function withLeftOver(input: TurnInput, turn: Turn, message: Message): Turn {
  const { reading } = message
  const { reply } = turn
  // What is left stands in a bill already, or is told.
  if (turn.also?.candidate.intent === 'correct') return turn
  if (reply.kind !== 'log' || reply.isUnnamed || turn.rule === 'answered-reading') return turn
  const [only, another] = reply.transactions
  if (!only || another || reply.left || isAllOfIt(reading)) return turn
  const found = leaningIn('leftOver', reading) ?? soldInPart(only, reading)
  if (!found) {
    const isAhead = leans('paidAhead', reading) || leans('depositOf', reading)
    const ahead = only.type === 'receita' && isAhead ? restOf(only, reading) : null
    const owing = ahead ?? owingIn(only, reading)
    if (only.type === 'receita' && leans('borrowed', reading)) {
      return withBorrowed(input, turn, reply, only, message)
    }
    const isHalf = only.type === 'despesa' && leans('halfOwed', reading)
    const back = isHalf ? [Math.floor(only.amountCents / 2)] : dueBackOf(reading, only)
    if (back.length > 0) return withDueBack(turn, reply, { only, back }, message)
    if (owing) return withOwing(turn, reply, { ...only, amountCents: owing }, message)
    return leans('lent', reading) ? withLent(turn, reply, only, message) : turn
  }
  const later = { ...reading, days: reading.days.filter(({ first }) => first >= found.first) }
  const part = { ...only, date: dayOfPart(only, reading, later) }
  const sumCents = restOf(only, reading)
  const own = written(turn, reply, part)
  if (sumCents === null) return own
  const told = dueDayIn(later)
  // "metade agora e metade na terceira aula": the rest is due on no day that is told.
  const due = told && Temporal.PlainDate.compare(told, input.today) > 0 ? told : null
  const { sum: _worked, ...draft } = { ...part, amountCents: sumCents }
  if (only.type === 'receita') {
    const left = { kind: 'owed', amountCents: sumCents, ...(due ? { due } : {}) } as const
    const state = restRemembered(own.state, draft, message)
    return { ...own, state, reply: { ...own.reply, left } }
  }
  const how = due ? ({ isRest: true } as const) : ({ isRest: true, isUndated: true } as const)
  const description = draft.description.replace(deposit, '')
  const bill = billOnce({ ...draft, description }, due ?? input.today.add({ months: 1 }))
  const state = { ...own.state, ...offered(bill, input.today, how) }
  return { ...own, state, reply: { ...own.reply, left: { kind: 'bill', bill, ...how } } }
}

/** "recebi do cliente, 900 na quarta": of one sum nothing is left for the day behind it. */
function isAllOfIt(reading: Reading): boolean {
  return reading.amounts.length === 1 && leans('sumOnDay', reading) && !leans('ofRest', reading)
}

/** "vendi o som por 900, a pessoa deu 400 agora": no day of it is that of the rest. */
function soldInPart({ type }: TransactionDraft, reading: Reading): { first: number } | null {
  // "vendi 3 camisas a 30, deu 60 com desconto": that is all of it.
  if (/ (?:desconto|descontinho|abatimento) /.test(reading.flat)) return null
  const isPart = type === 'receita' && reading.amounts.length === 2 && leans('soldInPart', reading)
  return isPart ? { first: reading.tokens.length } : null
}

/** The rest is no deposit: `Vestido (sinal)`. */
const deposit = / (?:\(sinal\)|\(entrada\)|de sinal)$/i

/** "vendi 12 marmitas a 18, a Cida levou 3 fiado": of those who owe; null for all others. */
function owingIn({ type, amountCents, sum }: TransactionDraft, reading: Reading): Cents | null {
  const price = reading.amounts.find(({ times }) => times)
  // What was given away is owed by nobody.
  if (type !== 'receita' || !price?.times || leans('givenAway', reading)) return null
  const half = sum?.steps.at(-1)
  // "uma a cliente pagou metade": the other half of that one.
  if (half?.by === 'less' && leans('ofRest', reading)) return cents(half.cents)
  const paid = amountCents / price.valueCents
  const owing = price.times.count - paid
  // "deu 60 com desconto", of 3 at 30: nobody owes the third.
  const isCounted = paid === 1 || sum?.steps.some((step) => step.by === 'times') === true
  return isCounted && Number.isInteger(paid) && owing > 0
    ? cents(Math.round(owing * price.valueCents))
    : null
}

/** What was borrowed came in, and the day on which it is given back is offered to be kept. */
function withBorrowed(
  input: TurnInput,
  turn: Turn,
  reply: RegisteredReply,
  only: TransactionDraft,
  { reading }: Message,
): Turn {
  const due = dueDayIn(reading)
  if (!due || Temporal.PlainDate.compare(due, input.today) <= 0) return turn
  const description = `Devolver: ${only.description}`
  const how = { isBeside: true } as const
  const bill = billOnce({ ...only, type: 'despesa', categoryId: null, description }, due)
  const state = { ...turn.state, ...offered(bill, input.today, { isRest: true }) }
  return { ...turn, state, reply: { ...reply, left: { kind: 'bill', bill, ...how } } }
}

/** "900 metade de cada um, eu que paguei tudo": what others are to give is to come back. */
function withDueBack(
  turn: Turn,
  reply: RegisteredReply,
  { only, back }: { only: TransactionDraft; back: readonly number[] },
  message: Message,
): Turn {
  const { sum: _worked, ...draft } = { ...only, categoryId: null }
  const state = back.reduce(
    (kept, one) => remembered(kept, { ...draft, amountCents: cents(one) }, message),
    turn.state,
  )
  const due = dueDayIn(message.reading)
  const amountCents = cents(back.reduce((all, one) => all + one, 0))
  const left = { kind: 'owed', amountCents, ...(due ? { due } : {}) } as const
  return { ...turn, state, reply: { ...reply, left } }
}

/** What is not paid yet of a sale is remembered, and said. */
function withOwing(
  turn: Turn,
  reply: RegisteredReply,
  owed: TransactionDraft,
  message: Message,
): Turn {
  const { sum: _worked, ...draft } = owed
  const { reading } = message
  const told = dueDayIn(reading)
  // "vendi 14 bolos hoje, 3 ficaram fiado": the day of the sale is not theirs.
  const due = told && Temporal.PlainDate.compare(told, reading.today) > 0 ? told : null
  const left = { kind: 'owed', amountCents: owed.amountCents, ...(due ? { due } : {}) } as const
  return { ...turn, state: remembered(turn.state, draft, message), reply: { ...reply, left } }
}

/** What was lent comes back some day: it is remembered, and said where they named the day. */
function withLent(
  turn: Turn,
  reply: RegisteredReply,
  only: TransactionDraft,
  message: Message,
): Turn {
  if (only.type !== 'despesa') return turn
  const state = remembered(turn.state, { ...only, categoryId: null }, message)
  if (!leans('toCome', message.reading)) return { ...turn, state }
  const [day, other] = message.reading.days
  // "me deve 80 que emprestei na quarta": the one day that is named is that of the loan.
  const isOfLoan = day !== undefined && !other && day.date.equals(only.date)
  const due = isOfLoan ? null : dueDayIn(message.reading)
  const owed = { kind: 'owed', amountCents: only.amountCents, isLent: true } as const
  return { ...turn, state, reply: { ...reply, left: { ...owed, ...(due ? { due } : {}) } } }
}

/**
 * The turn of "a consulta paguei só 125, o resto dia 10", of what was written whole: it is mended,
 * and the rest is offered to be reminded of.
 */
export function withRestOfMended(input: TurnInput, turn: Turn, { reading }: Message): Turn {
  const { reply } = turn
  if (reply.kind !== 'effect' || reply.effect.kind !== 'correct' || turn.also) return turn
  const { target, changes } = reply.effect
  const found = changes.amountCents === undefined ? null : leaningIn('leftOver', reading)
  const entry = found && rememberedIn(input).find(({ id }) => id === target.id)
  if (!found || entry?.type !== 'despesa') return turn
  const rest = statedRest(reading) ?? entry.amountCents - (changes.amountCents ?? 0)
  if (rest <= 0 || rest >= entry.amountCents) return turn
  const later = { ...reading, days: reading.days.filter(({ first }) => first >= found.first) }
  const due = dueDayIn(later)
  const how = due ? ({ isRest: true } as const) : ({ isRest: true, isUndated: true } as const)
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const day = due ?? input.today.add({ months: 1 })
  const also = offeringBill(input, billOnce({ ...draft, amountCents: cents(rest) }, day), how)
  const { open, offered: bill } = also.state
  const state = { ...turn.state, ...(open ? { open } : {}), ...(bill ? { offered: bill } : {}) }
  return { ...turn, state, also }
}

/** What is written, with the day of its own. */
function written(turn: Turn, reply: RegisteredReply, part: TransactionDraft) {
  const effects = turn.effects.map((one) =>
    one.kind === 'create-transactions' ? { ...one, transactions: [part] } : one,
  )
  return { ...turn, effects, reply: { ...reply, transactions: [part] } }
}

/** The day of the rest is none of the part's. */
function dayOfPart(
  { date }: TransactionDraft,
  { days, today }: Reading,
  later: Pick<Reading, 'days'>,
): Temporal.PlainDate {
  return days.length > 0 && days.length === later.days.length ? today : date
}

/** What is left: as it was told, or of the whole price; null where that is not known. */
function restOf({ amountCents: part, sum }: TransactionDraft, reading: Reading): Cents | null {
  if (reading.amounts.some((one) => one.isForeign || one.isNegative)) return null
  const behind = statedRest(reading, part)
  const [whole, more] = pricesIn(reading, part)
  // "120 a 3,50, metade agora": the share comes last, of what the others come to.
  const wholeCents = sum ? totalOf({ ...sum, steps: sum.steps.slice(0, -1) }) : 0
  const isHalf = wholeCents > part
  // "metade do dentista 250, a outra metade dia 10": the halves are alike.
  if (behind === null && !isHalf && !whole && reading.flat.includes(' outra metade ')) return part
  const price = isHalf ? wholeCents : (whole ?? 0)
  const rest = behind ?? price - part
  const isKnown = behind !== null || isHalf || more === undefined
  return isKnown && rest > 0 && rest <= limits.amountCentsMax ? cents(rest) : null
}

/** What may be the whole price, of all its pieces, but for `part` and for parts of the rest. */
function pricesIn(reading: Reading, part: number): number[] {
  const { amounts } = reading
  const told = amounts.map(({ valueCents, times }) => Math.round(valueCents * (times?.count ?? 1)))
  const [first = 0, ...others] = told
  const more = others.filter((_value, at) => {
    // "por 6.000, deu 3.000 e o resto em duas de 1.500": the three prove each other.
    return !isPartOf(reading, amounts[at + 1]?.valueCents ?? 0, first - part)
  })
  return [first, ...more].filter((value) => value !== part)
}

const wholes = new Set(['dos', 'das'])

/** `faltam 250`, `o resto 450 dia 12`: an amount, or a number that is known for what is left. */
function statedRest(reading: Reading, part = 0): number | null {
  const stated = leaningIn('leftSum', reading)
  const behind = reading.amounts.find(
    ({ first }) => stated && first >= stated.first && first <= stated.last,
  )
  if (behind) return Math.round(behind.valueCents)
  const balance = reading.numbers.find(({ role }) => role === 'balance')
  if (!balance?.hundredths) return null
  // "só pagou 100 dos 160": what it was of.
  const isWhole = wholes.has(reading.tokens[balance.first - 1]?.norm ?? '')
  return isWhole ? balance.hundredths - part : balance.hundredths
}
