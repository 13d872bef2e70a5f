import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const both = words('ambos ambas dois duas')
const was = words('foi foram era eram ocorreram ocorreu aconteceram aconteceu fiz fizemos')
/** That it was told otherwise: "fui no mercado e na padaria ontem" may be of others. */
const mends = anyOf(
  'esqueci de falar; esqueci de dizer; esqueci de avisar; na verdade; eh que eu fui; eh que foi; foi que eu fui; errei o dia; muda a data',
)
const generic = words('gasto gastos compra compras despesa despesas lancamento lancamentos')

/**
 * The turn of "ambos os gastos ocorreram ontem", "esqueci de falar, domingo é que eu fui no mercado
 * e na padaria": two entries of this conversation were on that day. Null where another thing or a
 * sum is named, and for any other message.
 */
export function bothOnDayTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || leans('removes', reading)) return null
  const [date, another] = new Set(reading.days.map((day) => day.date.toString()))
  if (date === undefined || another || date > reading.today.toString()) return null
  const own = ownIn(input)
  const named = namedIn(message, own)
  if (!named) return null
  // "os dois meninos foram ontem", "os dois foram caros ontem"
  const isBare = isOnlyOf(reading, [both, was, generic, around])
  const isSaid = hasOneOf(reading, both) && hasOneOf(reading, was)
  const isOfBoth = named.length === 0 && isSaid && isBare
  const meant = isOfBoth && own.length === 2 ? own : named
  if (meant.length !== 2 || (!isOfBoth && !mends(reading.flat))) return null
  const moved = meant.filter((one) => one.date !== date)
  return chained(
    moved.map(({ id }) => {
      const read = { intent: 'correct', confidence: 90, fields: { date } } as const
      return carry(input, read, { kind: 'correct', target: targetOf(id), changes: { date } })
    }),
  )
}

/** Each thing that is named is one entry; null where one is none, or several. */
function namedIn(message: Message, own: readonly Remembered[]): Remembered[] | null {
  const found: Remembered[] = []
  for (const one of tellingIn(message)) {
    const [fit, another] = fitting([one], own).filter(({ at }) => at.length > 0)
    if (another || (!fit && isThing(one.word) && !generic.has(one.word))) return null
    if (fit && !found.includes(fit.thing)) found.push(fit.thing)
  }
  return found
}
