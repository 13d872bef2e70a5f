import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const pay = words('recebo recebemos salario ordenado pagamento')
/** It is the day of another thing, too. */
const beside = words('tambem tb tbm que salario ordenado patrao firma empresa')
const arrives = words('entra cai pinga ganho recebo recebemos')
/** "recebo ele do inquilino", "é o que recebo": of what was told, and not of when. */
const ofIt = anyOf(
  'o que recebo; recebo ele; recebo ela; recebo isso; recebo esse; recebo essa; recebo o; recebo a; ' +
    'recebo de; recebo da; recebo do; recebo por',
)
const ends = /[.!;\n]\s+/g

/**
 * The turn of a bill of every month where a sentence behind it speaks of the own pay, "a água, 70,
 * no mesmo dia 20. é quando recebo, se o patrão não atrasa": that says why it is told, and the bill
 * is none that comes in. As it was where a sum stands in it.
 */
export function withoutPayAside(told: TurnInput, turn: Turn, understand: Understand): Turn {
  const { reply } = turn
  const isRefused = reply.kind === 'obstacle' && reply.obstacle === 'recurring-income'
  const isEarned =
    reply.kind === 'log' && reply.transactions.every(({ type }) => type === 'receita')
  if (!isRefused && !isEarned) return turn
  for (const { index, 0: mark } of told.text.matchAll(ends)) {
    const [front, behind] = [told.text.slice(0, index), told.text.slice(index + mark.length)]
    const aside = readMessage(behind, told.today)
    const own = readMessage(front, told.today)
    if (aside.amounts.length > 0 || !isOfDay(aside)) continue
    if (own.amounts.length === 0 || hasOneOf(own, arrives) || hasOneOf(own, pay)) continue
    if (!tellingIn({ reading: own }).some(({ word }) => isThing(word))) continue
    const bill = understand({ ...told, text: front })
    const [effect, more] = bill.effects
    if (effect?.kind === 'create-recurring' && !more) return bill
  }
  return turn
}

function isOfDay(reading: Reading): boolean {
  const isDay = reading.tokens.some(({ norm }) => norm === 'dia' || norm === 'data')
  return isDay && hasOneOf(reading, pay) && hasOneOf(reading, beside) && !ofIt(reading.flat)
}
