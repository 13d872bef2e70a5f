import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { keepBill } from '#conversation/coming/answered-bill.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import type { Effect, RecurringDraft } from '#conversation/effect.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'
import { isToRemember } from '#understanding/intents/commitments/to-remember.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of what was written and is still to be paid: "a água ainda não saiu, sai dia 4", "o fone
 * a primeira parcela é só dia 5 de dezembro". The entry goes; instalments begin on that day, and
 * what is paid once is offered to be kept until then. Null for any other message.
 */
export function beginsLaterTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const isToPay = leans('isToBePaid', reading)
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!isToPay && !leans('notOutYet', reading)) return null
  // "é com reembolso, o dinheiro só sai semana que vem": that is to come back of it.
  if (leans('ofRefund', reading)) return null
  // "o restante ainda não paguei": what is paid of it stays.
  if (leans('ofRest', reading)) return null
  const begins = firstPartIn(reading) ?? dueDayIn(reading)
  if (!begins || Temporal.PlainDate.compare(begins, reading.today) <= 0) return null
  const entry = entryMeant(input, message)
  // Of another conversation it may be the one before: "a luz é pra pagar dia 10".
  if (entry?.type !== 'despesa' || (isToPay && !entry.isOwn)) return null
  const { description, amountCents, id } = entry
  const read: Read = { intent: 'delete', confidence: 92, fields: { description } }
  const gone = carry(input, read, { kind: 'delete', target: targetOf(id) })
  const bill = input.payments?.find(
    (one) => one.name === description && one.amountCents === amountCents && one.instalments,
  )
  if (bill) return chained([gone, begunAnew(input, bill, { begins, entry })])
  const draft = restoreDraft(entry, input.categories)
  const once = billOnce(draft, begins)
  // "é pra lembrar dia 18" wants it kept, and need not be asked.
  return chained([gone, isToRemember(reading) ? keepBill(input, once) : offeringBill(input, once)])
}

/** The instalments once more, none of them paid, in place of those that stand there. */
function begunAnew(
  input: TurnInput,
  { id, name, instalments, instalmentsPaid = 1 }: Bill,
  { begins, entry }: { begins: Temporal.PlainDate; entry: Remembered },
): Turn {
  const recurring: RecurringDraft = {
    ...{ name, amountCents: cents(entry.amountCents), categoryId: entry.categoryId },
    ...{ frequency: 'mensal', dueDay: begins.day, nextDate: begins.toString() },
    partsLeft: (instalments ?? 1) - instalmentsPaid + 1,
  }
  const read: Read = { intent: 'recurring', confidence: 92, fields: { description: name } }
  const turn = carry(input, read, { kind: 'create-recurring', recurring })
  const end: Effect = { kind: 'end-thing', what: 'payment', id, name, isOfParts: true }
  return { ...turn, effects: [...turn.effects, end] }
}

/** The one that is named; without a name what was written just now. */
function entryMeant(input: TurnInput, message: Message): Remembered | null {
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofParts', word))
  const known = rememberedIn(input)
  const { last } = input.state
  if (said.length === 0) {
    const [only, another] = last?.transactions ?? []
    return (!another && known.find(({ id }) => id === only?.id)) || null
  }
  const [fit, another] = namedAmong(message, known, said)
  return fit && !another ? fit : null
}
