import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Effect } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "aquele bezerro de 54 eu não paguei ainda", where it stands as paid: it is taken out,
 * since it was said not to be. Null where no entry of that name and sum is remembered.
 */
export function neverPaidTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  const got = amount ? null : leaningIn('gotUnpaid', reading)
  if (got) return gotUnpaid(input, message, got.last)
  if (!amount || another) return null
  const isDenied = leans('neverPaid', reading) || leans('removesThat', reading)
  if (!isDenied || isQuestionOnly(message)) return null
  const value = Math.round(amount.valueCents)
  const same = rememberedIn(input).filter(({ amountCents }) => amountCents === value)
  const [only, more] = namedAmong(message, same)
  if (!only || more || only.type !== 'despesa') return null
  return takenOut(input, only)
}

/**
 * The turn of "o décimo terceiro ainda não caiu", where it stands as come: it is taken out. Null
 * where nothing that came in of that name is remembered.
 */
export function neverCameTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (!leans('neverCame', reading) || isQuestion(reading) || reading.amounts.length > 1) return null
  const value = reading.amounts[0] && Math.round(reading.amounts[0].valueCents)
  const known = rememberedIn(input).filter(({ type, amountCents }) => {
    return type === 'receita' && (value === undefined || amountCents === value)
  })
  const [only, more] = namedAmong(message, known)
  if (!only || more) return null
  // That of another day may be the one before: "o salário ainda não caiu".
  return only.isOwn ? takenOut(input, only) : offerTurn(input, deletionOf(only))
}

/** "o remédio eu não paguei, peguei no posto": asks whether what is named before `end` is to go. */
function gotUnpaid(input: TurnInput, message: Message, end: number): Turn | null {
  if (isQuestion(message.reading) || leans('neverPaid', message.reading)) return null
  const said = tellingIn(message).filter(({ at }) => at < end)
  const named = namedAmong(message, ownIn(input), said).filter(({ name, type }) => {
    return type === 'despesa' && said.every(({ word }) => fold(name).includes(word))
  })
  const [only, another] = said.length > 0 ? named : []
  return only && !another ? offerTurn(input, deletionOf(only)) : null
}

function deletionOf({ id }: Remembered): Effect & { kind: 'delete' } {
  return { kind: 'delete', target: targetOf(id) }
}

function takenOut(input: TurnInput, entry: Remembered): Turn {
  const fields = { description: entry.name, amount: entry.amountCents }
  return carry(input, { intent: 'delete', confidence: 90, fields }, deletionOf(entry))
}

/** "o bezerro de 54 ainda tá aí?" asks; with "tira esse" behind it, it orders. */
function isQuestionOnly({ reading }: Message): boolean {
  return isQuestion(reading) && !leans('removesThat', reading)
}
