import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of "tinha um brinquedo no meio da compra, de 40, e o mercado vira 102", behind a market
 * of 142: what stands there is of the one sum, and the other thing is written with the other. It is
 * known by the two sums, which come to what stands there. Null for any other message.
 */
export function splitByTurn(told: TurnInput, understand: Understand): Turn | null {
  const { last } = told.state
  if (last?.kind !== 'created' || told.state.open) return null
  const [entry, another] = ownIn({ state: { last } })
  if (!entry || another || entry.type !== 'despesa') return null
  const reading = readMessage(told.text, told.today)
  const sums = [...new Set(reading.amounts.map(({ valueCents }) => Math.round(valueCents)))]
  const parts = sums.filter((sum) => sum !== entry.amountCents)
  const [one, other, more] = parts
  if (one === undefined || other === undefined || more !== undefined) return null
  if (one + other !== entry.amountCents || isQuestion(reading) || !isOfIt(reading.flat)) return null
  const thing = thingIn(reading, entry)
  const left = leftOf(reading, entry)
  if (thing === null || left === null || !parts.includes(left)) return null
  const part = left === one ? other : one
  const made = understand({ ...told, state: {}, text: `${thing} ${part / 100}`.replace('.', ',') })
  const [effect, next] = made.effects
  if (effect?.kind !== 'create-transactions' || next || effect.transactions.length !== 1)
    return null
  return by('restated', chained([correctSum(told, entry, cents(left)), made]))
}

/** It is told of what stands there: "40 daquela compra", and is no other purchase. */
const isOfIt = anyOf(
  'daquela compra; dessa compra; desse valor; da compra; no meio; tava junto; estava junto; veio junto; a parte; ' +
    'separa; separe; separado; vira; deixa; deixe; desses; daqueles; na verdade',
)

/** The one other thing that is named. */
function thingIn(reading: Reading, entry: Remembered): string | null {
  const others = tellingIn({ reading }).filter((one) => {
    return (
      isThing(one.word) &&
      !generic.has(one.word) &&
      namedAmong({ reading }, [entry], [one]).length === 0
    )
  })
  const [first] = others
  const isOne = new Set(others.map(({ word }) => word)).size === 1
  const token = first && isOne ? reading.tokens[first.at] : undefined
  return token ? reading.text.slice(token.start, token.end) : null
}

const generic = new Set(['compra', 'compras', 'total', 'registro'])

/** The sum that is nearest to its name: "o mercado vira 102", "102 no mercado". */
function leftOf(reading: Reading, entry: Remembered): number | null {
  const named = tellingIn({ reading }).filter((one) => {
    return namedAmong({ reading }, [entry], [one]).length > 0
  })
  const at = named.at(-1)?.at
  if (at === undefined) return null
  const near = reading.amounts.toSorted((one, other) => gap(one, at) - gap(other, at))
  return near[0] ? Math.round(near[0].valueCents) : null
}

function gap({ first, last }: { first: number; last: number }, at: number): number {
  return last < at ? at - last : first - at
}
