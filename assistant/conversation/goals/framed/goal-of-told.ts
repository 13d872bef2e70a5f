import { chained } from '#conversation/bills/chained.ts'
import { goalMade, isKept } from '#conversation/goals/framed/goal-framed.ts'
import { metas } from '#conversation/goals/plainly/goal-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'

const saves = words(
  'juntar juntando juntei guardar guardando guardei guardado guardados poupar poupando',
)
const unspent = anyOf(
  'nao gastei; nao gastamos; nao paguei; nao comprei; nao foi gasto; nao eh gasto; nao sao gastos; nada disso; ' +
    'nao saiu; ainda nao',
)
const into = anyOf('na meta; da meta; nessa meta; dessa meta')
const denied = anyOf('nao eh meta; nao eh uma meta; nao quero meta; sem meta')

/**
 * The turn of "é uma meta: 5000 é o preço da viagem e 800 já guardei", where the two sums were
 * written just now as spent: both go, and the goal is made of them. Null for any other message.
 */
export function goalOfToldTurn(input: TurnInput): Turn | null {
  const reading = readMessage(input.text, input.today)
  const { last } = input.state
  const told = last?.kind === 'created' ? ownIn({ state: { last } }) : []
  const [one, other, another] = told
  if (!one || !other || another || told.some(({ type }) => type !== 'despesa')) return null
  if ((isQuestion(reading) && !asksForDeed(reading)) || denied(reading.flat)) return null
  const isMeta = hasOneOf(reading, metas) && !into(reading.flat)
  if (!isMeta && !(hasOneOf(reading, saves) && unspent(reading.flat))) return null
  const sums = reading.amounts.map((sum) => ({ sum, value: Math.round(sum.valueCents) }))
  const isEach = told.every(({ amountCents }) => sums.some(({ value }) => value === amountCents))
  if (sums.length !== 2 || !isEach || one.amountCents === other.amountCents) return null
  const kept = sums.filter(({ sum }) => isKept(reading, sum))
  const [saved, more] = kept
  const whole = told.find(({ amountCents }) => amountCents !== saved?.value)
  if (!saved || more || !whole || whole.amountCents <= saved.value) return null
  const ids = told.map(({ id }) => id)
  const gone = carry(input, { intent: 'delete', confidence: 92 }, { kind: 'delete-all', ids })
  const { name, amountCents: amount } = whole
  const made = goalMade(input, { reading }, { name, amount, saved: saved.value })
  return chained([by('removed', gone), by('wished-goal', made)])
}
