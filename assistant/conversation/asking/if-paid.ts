import { cents } from '@lya/core/amounts/cents.ts'
import { afterBillsAsked } from '#conversation/asking/bills/after-bills.ts'
import { allPaid } from '#conversation/asking/bills/all-paid.ts'
import type { Figure, Priced } from '#conversation/asking/figure.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isFiller } from '#understanding/plain-words.ts'

/**
 * What "quanto sobra se eu pagar a facul?" is of: the bills that it names, those that were only
 * offered, or the sum that it tells; null for any other message.
 */
export function ifPaidAsked(input: TurnInput, message: Message): Figure | null {
  const { payments = [], state } = input
  const { reading } = message
  const after = afterBillsAsked(input, reading)
  if (after) return after
  if (leans('asksLeftAfterAll', reading)) {
    return allPaid(payments, reading)
  }
  const isEnough = leans('asksIfEnough', reading)
  if (!isEnough && !leans('asksIfPaid', reading)) return afterBills(payments, message)
  const sums = reading.amounts.map((one) => cents(Math.round(one.valueCents)))
  const said = tellingIn(message)
  if (sums.length > 0) {
    if (isEnough) return null
    const told = sums.map((amountCents): Priced => ({ name: '', amountCents }))
    return { kind: 'if-paid', ids: [], told }
  }
  const known = fitting(said, payments).filter(({ at }) => at.length > 0)
  const ids = known.map(({ thing }) => thing.id)
  const taken = new Set(known.flatMap(({ at }) => at))
  const offers = offeredIn(state).map((one, at) => ({ ...one, id: String(at) }))
  const told = fitting(said, offers)
    .filter(({ at }) => at.length > 0 && at.every((place) => !taken.has(place)))
    .map(({ thing: { name, amountCents } }): Priced => ({ name, amountCents }))
  // Of no bill that is known all of them are meant.
  if (isEnough && ids.length + told.length === 0) {
    return reading.tokens.some(({ norm }) => all.has(norm)) ? allPaid(payments, reading) : null
  }
  return { kind: 'if-paid', ids, told }
}

const all = new Set('tudo todas todos contas boletos dividas'.split(' '))

/** "quanto vai sobrar depois do aluguel": of bills that stand there; others ask what was spent. */
function afterBills(payments: readonly Thing[], message: Message): Figure | null {
  const { reading } = message
  const isBare = reading.amounts.length === 0 && reading.days.length === 0
  if (!isBare || !leans('asksLeftAfter', reading)) return null
  // "depois da facul" tells when elsewhere: here each of its words may be a name.
  const said = reading.tokens.flatMap(({ kind, norm }, at) => {
    return kind === 'word' && !isFiller(norm) ? [{ at, word: norm }] : []
  })
  const known = fitting(said, payments).filter(({ at }) => at.length > 0)
  const ids = known.map(({ thing }) => thing.id)
  return ids.length > 0 ? { kind: 'if-paid', ids, told: [] } : null
}

/** What she offered to remind of, and what stands nowhere yet, each name once. */
export function offeredIn({
  open,
  offered,
  offeredBefore = [],
}: ConversationState): RecurringDraft[] {
  const asked = open?.kind === 'bill' ? [open.bill] : []
  const several = open?.kind === 'bills' ? open.bills : []
  const all = [...asked, ...several, ...(offered ? [offered] : []), ...offeredBefore]
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}
