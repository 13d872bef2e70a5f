import { askFor } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const both = words('dois duas ambos ambas juntos juntas junto tudo')
const asking = words('quanto soma some somar total')
const otherwise = words(
  'gastei gasto gastos recebi ganhei sobrou sobra guardei mes semana hoje ontem fica fico resta se',
)

/**
 * The turn of "os dois juntos dão quanto?", "quanto preciso pros dois?", right behind a bill that
 * was kept: what is to be paid, and its sum. Null where anything is named, or another time is.
 */
export function bothSummedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last, rule } = input.state
  if (last?.kind !== 'recurring-created' || last.rule !== rule) return null
  if (reading.amounts.length > 0 || reading.days.length > 0) return null
  if (!hasOneOf(reading, both) || !hasOneOf(reading, asking)) return null
  if (hasOneOf(reading, otherwise) || isOfElse(reading)) return null
  if (tellingIn(message).some(({ word }) => isThing(word))) return null
  const query = { metric: 'upcoming', categoryId: null, from: null, to: null } as const
  return askFor(input, { confidence: 88 }, query)
}

const two = words('dois duas')
const behind = words('juntos juntas junto da dao deu quanto contas boletos e pra pagar soma custam')

/** "os dois meninos custam quanto?" */
function isOfElse({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => {
    const next = tokens[at + 1]
    return two.has(norm) && next?.kind === 'word' && !behind.has(next.norm)
  })
}
