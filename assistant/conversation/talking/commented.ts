import { say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** How far back a comment reaches, in entries. */
const reach = 3

/**
 * The turn of a word about what was just told, which changes nothing: "era pra ser 1300 mas só
 * mandou 1100 mesmo", of what stands at 1100; "mês passado foi 160". Null for any other message.
 */
export function commentedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const { last } = input.state
  if (!mayCorrect(candidate.intent) || isQuestion(reading)) return null
  if (leans('swapped', reading) || leans('misPut', reading)) return null
  if (explainsIncome(input, message)) return commentOn(input)
  if (isPaidAhead(input, message) || isConfirmed(input, message)) return commentOn(input)
  if (last?.kind !== 'created' || last.rule !== input.state.rule) return null
  const told = ownIn(input).slice(0, reach)
  const stands = reading.numbers.some(({ hundredths }) =>
    told.some(({ amountCents }) => amountCents === hundredths),
  )
  const isComment = leans('compares', reading) || (stands && leans('repeats', reading))
  if (!isComment) return null
  return commentOn(input)
}

function commentOn(input: TurnInput): Turn {
  return say(input, { intent: 'none', confidence: 85 }, { kind: 'talk', talk: 'commented' })
}

/** "o show é só dia 24 mas já paguei": the ticket that stands there was paid on its own day. */
function isPaidAhead(input: TurnInput, message: Message): boolean {
  const { reading } = message
  if (reading.amounts.length > 0 || !leans('paidBeforeDay', reading)) return false
  return namedAmong(message, ownIn(input)).length > 0
}

/** "o lanche foi 15 mesmo, tá certo", of what stands at 15. */
function isConfirmed(input: TurnInput, message: Message): boolean {
  const [amount, another] = message.reading.amounts
  if (!amount || another || !leans('saidRight', message.reading)) return false
  const named = namedAmong(message, ownIn(input))
  return named.some(({ amountCents }) => amountCents === Math.round(amount.valueCents))
}

/** How far back an entry is explained, in entries. */
const explainReach = 8

/** `esses 200 que meu pai mandou é emprestado`: of what stands there, and no second one. */
function explainsIncome(input: TurnInput, { reading }: Message): boolean {
  const [amount, another] = reading.amounts
  if (!amount || another || !leans('whose', reading)) return false
  return ownIn(input)
    .slice(0, explainReach)
    .some(({ type, amountCents }) => type === 'receita' && amountCents === amount.valueCents)
}
