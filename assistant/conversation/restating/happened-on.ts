import { correct, say } from '#conversation/make-turn.ts'
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
 * The turn of the day on which what stands there happened: "o 13º caiu na quarta, dia 25", "o IPTU
 * de 2.700 eu paguei em outubro, dia 10". Null where no such thing, or one of another sum, stands.
 */
export function happenedOnTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const came = leaningIn('cameOn', reading)
  const found = came ?? leaningIn('wentOn', reading)
  const [day, again, third] = reading.days
  if (!found || !day || third || isQuestion(reading) || leans('removes', reading)) return null
  const isSame = !again || again.date.equals(day.date)
  if (!isSame || day.first < found.last || day.first > found.last + 1) return null
  if (Temporal.PlainDate.compare(day.date, input.today) > 0) return null
  const end = (again ?? day).last
  // What is said behind the day may be anything: "..., e a luz ontem".
  if (reading.tokens.slice(end + 1).some(({ kind }) => kind === 'word')) return null
  const type = came ? 'receita' : 'despesa'
  const [only, another] = meantIn(input, message).filter((one) => one.type === type)
  const date = day.date.toString()
  if (!only || another) return null
  if (only.date === date) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  const read = { intent: 'correct', confidence: 92, fields: { date } } as const
  return correct(input, read, [only], { date })
}

/** Those of the sum that is told; else of this conversation those that are named by all words. */
function meantIn(input: TurnInput, message: Message): readonly Remembered[] {
  const [amount, another] = message.reading.amounts
  if (another) return []
  if (!amount) {
    const own = ownIn(input)
    const said = tellingIn(message)
    if (said.length === 0) return own.filter(({ name }) => isThirteenth(name, message))
    const named = namedAmong(message, own, said)
    return named.filter(({ name }) => said.every(({ word }) => fold(name).includes(word)))
  }
  const value = Math.round(amount.valueCents)
  const known = rememberedIn(input).filter(({ amountCents }) => amountCents === value)
  const named = namedAmong(message, known)
  // "Gasto" has no name that could be said.
  return named.length > 0
    ? named
    : ownIn(input).filter(({ amountCents, name }) => {
        return amountCents === value && unnamed.has(fold(name))
      })
}

const unnamed = new Set(['gasto', 'entrada'])
const thirteenth = /(?:^| )13 ?[oº°]?(?: |$)/

function isThirteenth(name: string, { reading }: Message): boolean {
  return thirteenth.test(fold(name)) && thirteenth.test(reading.flat)
}
