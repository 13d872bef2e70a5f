import { chained } from '#conversation/bills/chained.ts'
import { saidCount } from '#conversation/bills/paid/said-count.ts'
import { carry } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const read: Read = { intent: 'delete', confidence: 92 }
const wordsMax = 8

/**
 * The turn of "apaga as duas", right behind as many bills that were kept, and of "tira a de 60" of
 * the one bill that comes to so much where no entry does: they end. Null for any other message.
 */
export function billsTakenBackTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.tokens.length > wordsMax || isQuestion(reading) || !leans('removes', reading))
    return null
  if (tellingIn(message).some(({ word }) => isThing(word))) return null
  const [amount, another] = reading.amounts
  if (another || reading.tokens.some(({ norm }) => others.has(norm))) return null
  const bills = amount ? ofSum(input, Math.round(amount.valueCents)) : justKept(input, message)
  return chained(
    bills.map(({ id, name }) =>
      carry(input, read, { kind: 'end-thing', what: 'payment', id, name }),
    ),
  )
}

/** "tira 100 da meta" is of no bill. */
const others = new Set('meta metas caixinha limite orcamento reserva poupanca saldo'.split(' '))

function ofSum(input: TurnInput, value: number): Bill[] {
  const isEntry = rememberedIn(input).some(({ amountCents }) => amountCents === value)
  const known = (input.payments ?? []).filter(({ amountCents }) => amountCents === value)
  return isEntry || known.length > 1 ? [] : known
}

/** As many as are counted, where that many were kept one after the other. */
function justKept({ state, payments = [] }: TurnInput, { reading }: Message): Bill[] {
  const { last, earlier = [], rule } = state
  if (last?.kind !== 'recurring-created' || last.rule !== rule) return []
  const count = saidCount(reading)
  if (count < 2 || count === Number.POSITIVE_INFINITY) return []
  const made = [last, ...earlier].slice(0, count)
  const names = new Set(made.map(({ kind, name }) => (kind === 'recurring-created' ? name : null)))
  const bills = payments.filter(({ name }) => names.has(name))
  return bills.length === count ? bills : []
}
