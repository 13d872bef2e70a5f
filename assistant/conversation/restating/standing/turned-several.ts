import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { type Remembered, rememberedIn, toldLast } from '#conversation/memory/remembered.ts'
import { isCalledSo, namedEach, namesNothing, togetherIn } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { wayToldIn } from '#understanding/memory/way-in.ts'

/**
 * The turn of several that went the other way: "uber e 99 é o que eu ganhei", "215 do uber e 87 da
 * 99, tudo entrada", "os dois são entrada". Each is one that stands there, by its name or its sum.
 * Null for any other message, and where one of its figures is of nothing that stands there.
 */
export function turnedSeveralTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const way = mayCorrect(intent) && !isQuestion(reading) ? wayToldIn(reading) : null
  if (!way) return null
  const { type } = way
  const known = rememberedIn(input)
  const others = known.filter((one) => one.type !== type)
  const turned = meantBy(input, message, others, way.first)
  // "215 do uber e 87 da 99, tudo entrada", said once more: it stands so already.
  const meant = turned.length > 1 ? turned : meantBy(input, message, known, way.first)
  const isTold = reading.amounts.every(({ first, valueCents }) => {
    const value = Math.round(valueCents)
    return meant.some((one) => one.amountCents === value || isCalledSo(one, reading.tokens[first]))
  })
  if (meant.length < 2 || !isTold) return null
  const read = { intent: 'correct', confidence: 90, fields: { type } } as const
  return chained(
    meant.map(({ id }) => {
      return carry(input, read, { kind: 'correct', target: targetOf(id), changes: { type } })
    }),
  )
}

function meantBy(
  input: TurnInput,
  message: Message,
  others: readonly Remembered[],
  end: number,
): readonly Remembered[] {
  const { amounts, tokens } = message.reading
  const sums = amounts.map(({ valueCents }) => Math.round(valueCents))
  const priced = others.filter(({ isOwn, amountCents }) => isOwn && sums.includes(amountCents))
  if (priced.length > 1 && priced.length === sums.length) return priced
  const newest = toldLast(input, others)
  const isCounted = togetherIn(message) === newest.length && namesNothing(message)
  if (isCounted) return newest
  // "não, uber e 99 é o que eu ganhei": the list stands before what is said of it.
  const said = tellingIn(message).map(({ at }) => at)
  const figures = tokens.flatMap((token, at) =>
    others.some((one) => isCalledSo(one, token)) ? [at] : [],
  )
  const first = Math.min(...said, ...figures)
  const verb = tokens.findIndex(({ norm }, at) => at > first && saying.has(norm))
  const last = Math.min(end, verb < 0 ? end : verb) - 1
  return namedEach(message, others, { first, last }) ?? []
}

const saying = new Set(['eh', 'sao', 'foi', 'foram', 'era', 'eram', 'me', 'eu'])
