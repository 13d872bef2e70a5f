import { cents } from '@lya/core/amounts/cents.ts'
import { saysPaid } from '#conversation/bills/behind/bill-spoken-of.ts'
import { tellsNext } from '#conversation/bills/framed/next-sum.ts'
import { carry, correctSum } from '#conversation/make-turn.ts'
import { isEntryTold } from '#conversation/restating/referent/kind-said.ts'
import { mendOf } from '#conversation/restating/referent/mend-referred.ts'
import { referentOf } from '#conversation/restating/referent/referent.ts'
import { saidAnew } from '#conversation/restating/referent/said-anew.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * The turn of what was paid, and not of the price of the bill of that name: "o gás que comprei foi
 * 125" mends the entry; "já paguei a luz mas não foi 120, foi 134" pays the bill, of which no entry
 * stands there to be mended. Null for any other message.
 */
export function paidReferredTurn(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const [effect, more] = turn.effects
  if (!effect || more || turn.also || isEntryTold(message) !== true) return null
  const isPriced = effect.kind === 'change-amount' && effect.what === 'payment'
  // "a próxima vem 1180, a que paguei foi 1200" is of the bill.
  if (isPriced && tellsNext(message.reading)) return null
  const isSought = effect.kind === 'correct' && effect.target.id === null
  const anew = isPriced || isSought ? saidAnew(message) : null
  const own = anew && referentOf(input, message, anew.at)
  if (!anew || !own || own.kind === 'unknown' || own.kind === 'several') return null
  const { amountCents, ...others } = mendOf(input, own, anew) ?? {}
  if (own.by !== 'name' || amountCents === undefined || Object.keys(others).length > 0) return null
  if (isPriced && own.kind === 'entry') {
    return by('restated', correctSum(input, own.entry, cents(amountCents)))
  }
  if (!isSought || own.kind !== 'bill' || own.bill.isPaid || !saysPaid(message)) return null
  const { id, name } = own
  const payment = { kind: 'pay', payment: { id, name }, amountCents: cents(amountCents) } as const
  return by('bill', carry(input, { intent: 'pay', confidence: 88 }, payment))
}
