import { chained } from '#conversation/bills/chained.ts'
import { correct } from '#conversation/make-turn.ts'
import { billOfParts } from '#conversation/memory/other-parts.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The turn of "os livros foram comprados na sexta, e não hoje": what stands there on the day
 * that is denied was of the other, whatever verb tells it. Null where nothing of that name does.
 */
export function dayNotDayTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const [first, second, another] = reading.days
  // "o teatro não foi no sábado; foi no domingo": the one that is denied may stand before.
  const isBefore = first !== undefined && isDenied(reading, first)
  const [right, wrong] = isBefore ? [second, first] : [first, second]
  if (!mayCorrect(intent) || !right || !wrong || another || isQuestion(reading)) return null
  const [amount, more] = reading.amounts
  if (more || !isDenied(reading, wrong)) return null
  if (isDenied(reading, right) || leans('removes', reading)) return null
  if (Temporal.PlainDate.compare(right.date, input.today) > 0) return null
  const [from, date] = [wrong.date.toString(), right.date.toString()]
  const meant = namedAmong(
    message,
    rememberedIn(input).filter((one) => {
      // "o IPTU de 2.700 é de 10/10, não de hoje"
      const isOfSum = !amount || Math.round(amount.valueCents) === one.amountCents
      return isOfSum && one.date === from
    }),
  )
  // With the first instalment the days of the others move as well.
  if (meant.length === 0 || meant.some((one) => billOfParts(input, one))) return null
  const read = { intent: 'correct', confidence: 92, fields: { date } } as const
  if (!leans('ofAllNamed', reading)) return correct(input, read, meant, { date })
  return chained(meant.map((one) => correct(input, read, [one], { date })))
}

const between = new Set(['no', 'na', 'em', 'dia', 'foi', 'foram', 'era', 'de'])

function isDenied({ tokens }: Reading, { first, last }: Reading['days'][number]): boolean {
  let at = first - 1
  while (at >= 0 && between.has(tokens[at]?.norm ?? '')) at -= 1
  // "ontem não, foi anteontem o mercado".
  const [no, behind] = [tokens[last + 1]?.norm, tokens[last + 2]]
  const isEnd = !behind || behind.kind === 'mark' || between.has(behind.norm)
  const isBehind = no === 'nao' && isEnd
  return tokens[at]?.norm === 'nao' || isBehind
}
