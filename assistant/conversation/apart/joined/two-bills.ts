import type { Part } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { chained } from '#conversation/bills/chained.ts'
import { keepBill } from '#conversation/coming/answered-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { leans } from '#understanding/memory/leaning.ts'

const putBy = words('guardar guardando guardo juntar juntando separar separando')
const nameless = new Set(['conta', 'pagamento', 'boleto', 'vem', 'ainda vem'])

/**
 * The turn of two bills, each with a sum and a day of its own: "dia 9 vence a fatura do cartão, deu
 * 730, e todo dia 12 eu pago 150 do curso", of which the whole takes the sum of one for the other.
 * Null where no cut leaves a bill on either side, or nobody said that they are to be kept.
 */
export function twoBillsTurn({ told, whole, reading, cuts, isLong, hear }: Said): Turn | null {
  const [one, other, more] = new Set(
    reading.amounts.map(({ valueCents }) => Math.round(valueCents)),
  )
  if (isLong || one === undefined || other === undefined || more !== undefined) return null
  if (told.state.open || !isOfBills(whole)) return null
  // "437 em março, e já quero ir guardando 110 por mês" is one, and what is put by for it.
  if (hasOneOf(reading, putBy)) return null
  for (const cut of cuts) {
    const front = hear(cut.front)
    const first = billOf(front)
    if (!first) continue
    const state = { ...front.turn.state, last: lastOf(first), rule: 'recurring' as const }
    const second = billOf(hear(cut.behind)) ?? billOf(hear(cut.behind, state))
    const sums = new Set([first.amountCents, second?.amountCents].map(Number))
    if (!second || !sums.has(one) || !sums.has(other) || !areNamed(first, second)) continue
    const isAsked = leans('reminded', reading) || leans('monthly', reading)
    const isParts = first.partsLeft !== undefined && first.partsLeft > 1
    return isAsked || isParts ? kept(told, first, second) : null
  }
  return null
}

function kept(told: TurnInput, first: RecurringDraft, second: RecurringDraft): Turn | null {
  const { open: _open, ...state } = told.state
  return chained([first, second].map((bill) => keepBill({ ...told, state }, bill)))
}

/** The whole made one bill of both, or asked what they are. */
function isOfBills({ effects, reply }: Turn): boolean {
  if (effects.length > 1) return false
  const [effect] = effects
  return effect
    ? effect.kind === 'create-recurring'
    : reply.kind === 'none' || reply.kind === 'bill'
}

function billOf({ turn: { effects, reply } }: Part): RecurringDraft | null {
  const [effect, more] = effects
  if (more) return null
  if (effect?.kind === 'create-recurring') return effect.recurring
  return reply.kind === 'bill' && !reply.isUndated ? reply.bill : null
}

function areNamed(one: RecurringDraft, other: RecurringDraft): boolean {
  const [first, second] = [fold(one.name), fold(other.name)]
  return first !== second && !nameless.has(first) && !nameless.has(second)
}

/** As it is once the first stands there: "e o seguro, 45, no mesmo dia". */
function lastOf(recurring: RecurringDraft): LastRegistration {
  return {
    ...{ undoId: '', transactions: [], rule: 'recurring', kind: 'recurring-created' },
    again: { kind: 'create-recurring', recurring },
  }
}
