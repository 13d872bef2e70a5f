import { chained } from '#conversation/bills/chained.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { readMessage } from '#understanding/reading.ts'

const also = words('tambem tb tbm junto junta igual')
const summing = words('dois duas ambos ambas juntos juntas junto tudo total soma somar dar da dao')
/** It was paid, or comes on a day of its own. */
const otherwise = words(
  'paguei pago paga comprei gastei recebi ganhei dei foi deu hoje ontem nao vou se',
)
const wordsMax = 12

/**
 * The turn of "o condomínio também, 280. quanto vai dar os dois?", right behind a bill that was
 * kept: one more of its day, and what they come to. Null where anything was paid, or the second
 * part asks for another sum.
 */
export function alsoAndSummedTurn(told: TurnInput, understand: Understand): Turn | null {
  const { last, rule } = told.state
  if (last?.kind !== 'recurring-created' || last.rule !== rule) return null
  const { tokens, text, amounts } = readMessage(told.text, told.today)
  const [amount, another] = amounts
  const at = tokens.findIndex(({ kind }, place) => kind !== 'word' && place > (amount?.last ?? 0))
  const cut = tokens[at]
  if (!amount || another || !cut || at > wordsMax) return null
  const front = readMessage(text.slice(0, cut.start), told.today)
  const isDated = front.days.length > 0
  if (isDated || hasOneOf(front, otherwise) || !hasOneOf(front, also)) return null
  const behind = readMessage(text.slice(cut.end), told.today)
  // "uber 30 também. quais contas eu tenho?"
  if (!hasOneOf(behind, summing)) return null
  const asked = understand({ ...told, text: behind.text.trim() })
  const [query, more] = asked.effects
  if (query?.kind !== 'query' || more || query.query.metric !== 'upcoming') return null
  const one = understand({ ...told, text: `${front.text.trim()} no mesmo dia` })
  const [bill, other] = one.effects
  if (bill?.kind !== 'create-recurring' || other) return null
  const both = chained([one, asked])
  return both && { ...both, state: { ...asked.state, ...one.state } }
}
