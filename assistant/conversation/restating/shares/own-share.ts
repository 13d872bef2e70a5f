import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { namedEach } from '#conversation/naming/named-each.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

/**
 * The turn of "luz: minha parte foi 90, era 180 e a Carol pagou metade": the expense of that name
 * comes to what the person says was theirs. Null where it stands nowhere, or came to less.
 */
export function ownShareTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const paid = leaningIn('onlyPaid', reading)
  const found = paid ?? leaningIn('ownShare', reading)
  if (!found || !mayCorrect(intent) || isQuestion(reading)) return null
  if (leans('removes', reading) || leans('monthly', reading)) return null
  if (!paid && tellsOwnDeed(account.clauses)) return null
  const share = reading.amounts.find(({ first }) => first >= found.first && first <= found.last)
  if (!share || share.isForeign || share.isNegative) return null
  const value = Math.round(share.valueCents)
  const others = reading.amounts.filter((one) => one !== share)
  const told = paid ? rememberedIn(input) : spokenOf(input, message)
  const expenses = told.filter(({ type }) => type === 'despesa')
  const verb = reading.tokens.findIndex(({ norm }) => saying.has(norm))
  const end = verb < 0 ? share.first : Math.min(verb, share.first)
  const several = namedEach(message, expenses, { first: 0, last: end - 1 }) ?? []
  if (several.length > 1) return halved(input, several, value)
  const named = namedAmong(message, expenses).filter(({ amountCents }) => {
    // What the whole came to is told as well: of another whole it is another thing.
    const isWhole = others.every((one) => Math.round(one.valueCents) === amountCents)
    return amountCents >= value && isWhole
  })
  const only = newestOf(message, named)
  return only && value > 0 ? correctSum(input, only, cents(value)) : null
}

/** "jantar 60 minha parte" may be another dinner: only the one that was told last is not. */
function spokenOf(input: TurnInput, { reading: { tokens } }: Message): Remembered[] {
  if (tokens.some(({ norm }) => saying.has(norm))) return rememberedIn(input)
  return toldLast(input, ownIn(input))
}

const saying = new Set('foi era eh sao eram foram deu ficou fica verdade corrige'.split(' '))

/** "net e luz são 140 minha parte no total", of 280: half of each. */
function halved(input: TurnInput, several: readonly Remembered[], value: number): Turn | null {
  const whole = several.reduce((total, { amountCents }) => total + amountCents, 0)
  if (whole !== 2 * value) return null
  return chained(
    several.map((one) => correctSum(input, one, cents(Math.ceil(one.amountCents / 2)))),
  )
}
