import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { namedAmong, rememberedIn, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

/** "quem pagou a pizza foi a Vera" begins like a question. */
const answerable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct', 'query']

/**
 * The turn of "a pipoca foi o Rafa que pagou, não eu", "minha esposa pagou os chocolates com o
 * dinheiro dela", where it stands as the writer's: it is taken out, and one that was told long ago
 * is offered to be, or of which it is not said whose money it was. Null where nothing of that name
 * stands, or another sum is told.
 */
export function otherPaidTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const isAsked = reading.flat.includes(' ?')
  if (!answerable.includes(intent) || isAsked || reading.amounts.length > 1) return null
  const isSure = leans('otherPaid', reading) || leans('paidFromOwn', reading)
  if (!isSure && !leans('theyPaid', reading)) return null
  const value = reading.amounts[0] && Math.round(reading.amounts[0].valueCents)
  const known = rememberedIn(input).filter(({ type, amountCents }) => {
    return type === 'despesa' && (value === undefined || amountCents === value)
  })
  const named = namedAmong(message, known)
  const meant = named.length > 0 || namesThing(message) ? named : toldLast(input, known)
  const [only, another] = meant
  if (!only || another) return null
  if (only.isOwn && isSure && named.length > 0) return deletion(input, only)
  const { id, description, amountCents } = only
  const target = { id, description, amountCents: cents(amountCents) }
  return offerTurn(input, { kind: 'delete', target })
}

/** "minha esposa pagou com o dinheiro dela" names nothing but who paid, and by what. */
function namesThing(message: Message): boolean {
  return tellingIn(message).some(({ word }) => !isSomeone(word) && !means.has(word))
}

const means = new Set(
  'dinheiro bolso cartao salario credito debito conta vale dela dele'.split(' '),
)
