import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const buses = new Set(
  'onibus busao buzao busu buzu bus coletivo circular lotacao van linha'.split(' '),
)
const taking = new Set('peguei pegamos tomei fui voltei'.split(' '))
const articles = new Set(['o', 'no'])
/** What may stand between a line and its fare: other rides, and words for the price. */
const beside = new Set(
  (
    'trem metro barca balsa van onibus busao brt vlt integracao ida volta e mais + , deu foi saiu ' +
    'ficou custou paguei r $ hoje ontem o a no na de do da por em total tudo depois lotado cheio move'
  ).split(' '),
)
const linePattern = /^\d{3,4}$/
/** No city bus costs more. */
const fareMax = 60

/**
 * The `397` of "onibus 397 e trem deu 15,60" and the `474` of "peguei o 474 e o metrô, 10,20": a
 * line, since its fare stands behind it and nothing between that could be bought.
 */
export function isBusLine(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  if (first !== last || !linePattern.test(tokens[first]?.folded ?? '')) return false
  const before = tokens[first - 1]?.norm ?? ''
  const lead = tokens[first - 2]
  const isTaken = articles.has(before) && (lead === undefined || taking.has(lead.norm))
  if (!buses.has(before) && !isTaken) return false
  const isLine = ({ folded }: Token) => linePattern.test(folded)
  const fareAt = tokens.findIndex((one, at) => at > last && one.kind === 'number' && !isLine(one))
  const fare = Number.parseInt(tokens[fareAt]?.folded ?? '', 10)
  const between = tokens.slice(last + 1, Math.max(0, fareAt))
  const isBeside = between.every((one) => isLine(one) || beside.has(one.norm))
  return fareAt > 0 && fare < fareMax && isBeside
}
