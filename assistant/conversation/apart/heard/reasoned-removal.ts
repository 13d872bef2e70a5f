import { chained } from '#conversation/bills/chained.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { readMessage } from '#understanding/reading.ts'

const because = words('porque pois que')
const takes = words('tira tire apaga apague exclui exclua remove remova')

/**
 * The turn of "gastei 5 no ônibus porque o uber não veio, tira ele": what was spent is written, and
 * what is named in the reason goes. Null for any other message.
 */
export function reasonedRemovalTurn(told: TurnInput, understand: Understand): Turn | null {
  const reading = readMessage(told.text, told.today)
  if (told.state.open || !hasOneOf(reading, takes)) return null
  for (const [at, token] of reading.tokens.entries()) {
    const isOrdered = reading.tokens.slice(0, at).some(({ norm }) => takes.has(norm))
    const isTold = reading.amounts.every(({ last }) => last < at)
    if (!because.has(token.norm) || isOrdered || !isTold) continue
    const [front, behind] = [reading.text.slice(0, token.start), reading.text.slice(token.end)]
    const [first, second] = [front, behind].map((text) => understand({ ...told, text }))
    const isWritten = first?.effects.every(({ kind }) => kind === 'create-transactions')
    const isGone = second?.effects.every((one) => one.kind === 'delete' && one.target.id !== null)
    if (first?.effects.length === 1 && second?.effects.length === 1 && isWritten && isGone) {
      return chained([second, first])
    }
  }
  return null
}
