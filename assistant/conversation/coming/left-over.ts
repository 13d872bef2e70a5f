import { cents } from '@lya/core/amounts/cents.ts'
import { billOnce, offered, offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import {
  owingIn,
  withAllToCome,
  withBorrowed,
  withDueBack,
  withLent,
  withOwing,
} from '#conversation/coming/left/owed-beside.ts'
import { restOf, statedRest } from '#conversation/coming/left/stated-rest.ts'
import { restRemembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { RegisteredReply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { dueBackOf } from '#understanding/transactions/sums/counted/due-back.ts'
import { isPartGiven } from '#understanding/transactions/sums/left/agreed/paid-of-price.ts'

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
  if (only && another && !reply.left) return withPartOfOne(turn, reply, message)
  if (!only || reply.left || isAllOfIt(reading)) return turn
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
    if (leans('lent', reading)) return withLent(turn, reply, only, message)
    return withAllToCome(turn, reply, message)
  }
  // "faltou os 12 do cheiro verde, ela pagou também": in the book, and nothing is left.
  if (reading.amounts.length === 1 && statedRest(reading) === only.amountCents) return turn
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

/** "feira 96 e mercado 312,77, 45 era da minha mãe, ela vai me devolver": of one of several. */
function withPartOfOne(turn: Turn, reply: RegisteredReply, message: Message): Turn {
  const { reading } = message
  if (reading.amounts.length === reply.transactions.length) {
    return withAllToCome(turn, reply, message)
  }
  // The figure of the part is one more than was written.
  if (reading.amounts.length !== reply.transactions.length + 1) return turn
  const only = reply.transactions.findLast((one) => dueBackOf(reading, one).length > 0)
  return only ? withDueBack(turn, reply, { only, back: dueBackOf(reading, only) }, message) : turn
}

/** "recebi do cliente, 900 na quarta": of one sum nothing is left for the day behind it. */
function isAllOfIt(reading: Reading): boolean {
  return reading.amounts.length === 1 && leans('sumOnDay', reading) && !leans('ofRest', reading)
}

/** "vendi o som por 900, a pessoa deu 400 agora": no day of it is that of the rest. */
function soldInPart({ type }: TransactionDraft, reading: Reading): { first: number } | null {
  // "vendi 3 camisas a 30, deu 60 com desconto": that is all of it.
  if (/ (?:desconto|descontinho|abatimento) /.test(reading.flat)) return null
  const isSold = type === 'receita' && reading.amounts.length === 2 && leans('soldInPart', reading)
  // "gás 110, dei 60 agora": what is left is for the writer to pay.
  const isPart = isSold || (type === 'despesa' && isPartGiven(reading))
  return isPart ? { first: reading.tokens.length } : null
}

/** The rest is no deposit: `Vestido (sinal)`. */
const deposit = / (?:\(sinal\)|\(entrada\)|de sinal)$/i

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
