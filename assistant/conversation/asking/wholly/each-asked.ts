import { partOf } from '#conversation/asking/query-part.ts'
import { isTwice, summedUp } from '#conversation/asking/summed-up.ts'
import { around, leftOver, said } from '#conversation/asking/wholly/left-over.ts'
import { questionAlone } from '#conversation/asking/wholly/question-alone.ts'
import type { QueryPart } from '#conversation/effect.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'

/** What was spent, and came to so much. */
export const spent = words(
  'gastei gastamos gasto gastos gasta gastando gastou despesa despesas foi foram deu deram da dao ' +
    'ficou ficaram saiu sairam custou paguei comprei pus',
)
const asks = words('quanto valor total soma mostra diz diga fala fale informe saber ver')
const without = words('fora sem menos exceto tirando descontando alem excluindo')
/** "minha última compra no mercado" is one of them, and no sum. */
const single = words('ultima ultimo ultimas ultimos maior menor primeira primeiro')
const partsMax = 4

/**
 * The turn of "comida deu quanto? e transporte?", "separa: alimentação e transporte, quanto cada",
 * by there being nothing else in the message: the sum of each. Null for any other message.
 */
export function eachAskedTurn(told: TurnInput, understand: Understand): Turn | null {
  const reading = questionAlone(told, understand)
  if (!reading) return null
  const isSaid = reading.text.includes('?') || / o que (?:foi|deu) /.test(reading.flat)
  const isOfSum = reading.tokens.some(({ norm }) => asks.has(norm))
  // "mercado e uber foram ontem, né?" tells the day.
  if (!isOfSum && (!isSaid || reading.days.length > 0)) return null
  // "hoje e ontem": each has a day of its own.
  const isOfDays = new Set(reading.days.map(({ date }) => date.toString())).size > 1
  if (isOfDays || reading.tokens.some(({ norm }) => without.has(norm) || single.has(norm)))
    return null
  const rows = leftOver(reading, [around, spent])
  if (rows.length < 2 || rows.length > partsMax) return null
  const parts = rows.flatMap((row) => {
    const part = partOf(told, 'spent', said(reading, row), understand)
    return part && isKnown(told, part) ? [part] : []
  })
  if (parts.length < rows.length || isTwice(parts)) return null
  return summedUp(told, reading, { metric: 'spent', parts })
}

/** A category of theirs, or what something is called that stands there. */
export function isKnown(told: TurnInput, { name, words: own }: QueryPart): boolean {
  if (own === undefined) return true
  return rememberedIn(told).some((one) => {
    return one.type === 'despesa' && fold(one.name).includes(fold(name))
  })
}
