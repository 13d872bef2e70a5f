import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'

const wrongly = words(
  'trocado trocados trocada trocadas troquei troca inverti invertido invertidos inverte errado errada ' +
    'errei enganei confundi contrario engano corrige corrija arruma arrume conserta ajeita',
)
const paid = words('paguei pago pagos paga pagas gastei foi')
const asCorrection = { intent: 'correct', confidence: 90 } as const

/**
 * The turn of "tá trocado. consórcio 1180 e condomínio 310", of two bills of which each has the
 * sum of the other: they change places. Both are named, and so are both sums. Null for any other
 * message.
 */
export function swappedSumsTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if ((isQuestion(reading) && !asksForDeed(reading)) || !hasOneOf(reading, wrongly)) return null
  if (hasOneOf(reading, paid)) return null
  // "o 310 é do condomínio" sounds like the number of a line.
  const sums = new Set(reading.numbers.map(({ hundredths }) => hundredths))
  const said = tellingIn(message)
  const named = (input.payments ?? []).filter((bill) => {
    return fitting(said, [bill]).some(({ at, isWhole }) => isWhole && at.length > 0)
  })
  const [one, other, another] = named
  if (!one || !other || another) return null
  const [own, its] = [one.amountCents, other.amountCents]
  if (own === undefined || its === undefined || own === its || !sums.has(own) || !sums.has(its))
    return null
  const changed = ({ id, name }: Bill, to: number) => {
    const amountCents = cents(to)
    return carry(input, asCorrection, {
      ...({ kind: 'change-amount', what: 'payment' } as const),
      ...{ id, name, amountCents },
    })
  }
  return chained([changed(one, its), changed(other, own)])
}
