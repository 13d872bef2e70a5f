import { partOf } from '#conversation/asking/query-part.ts'
import { untilPeriod } from '#conversation/asking/until-period.ts'
import type { Query, QueryPart } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { findVerb } from '#language/verbs.ts'
import type { Read } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const joins = / e |\+/
const partsMax = 5
const wordsMax = 3

/**
 * The turn of "quanto gastei com ifood e uber esse mês?": the figure of each, and their sum. Null
 * for one thing, and for what is asked beside it ("quanto gastei com uber e quanto sobrou?").
 */
export function summedUpTurn(told: TurnInput, understand: Understand): Turn | null {
  const said = fold(told.text)
  if (!joins.test(said) || !said.includes('quant')) return null
  const reading = readMessage(told.text, told.today)
  const found = reading.amounts.length > 0 ? null : leaningIn('sumsUp', reading)
  if (!found) return null
  const [named] = untilPeriod(reading, found.last + 1)
  const names = thingsIn(named)
  const isCategory = told.categories.some(({ name }) => fold(name) === fold(named))
  if (isCategory || names.length < 2 || names.length > partsMax) return null
  if (names.some((one) => !isNamed(one))) return null
  const metric = leans('received', reading) ? 'received' : 'spent'
  const parts = names.flatMap((one) => partOf(told, metric, one, understand) ?? [])
  if (parts.length < names.length || isTwice(parts)) return null
  return summedUp(told, reading, { metric, parts })
}

/** The turn that tells the figure of each, and their sum. */
export function summedUp(
  told: TurnInput,
  reading: Reading,
  { metric, parts }: { metric: 'received' | 'spent'; parts: QueryPart[] },
): Turn {
  const { from = null, to = null } = readPeriod(reading, false)
  const [category = null, another] = new Set(parts.map(({ categoryId }) => categoryId))
  const query: Query = {
    ...{ metric, categoryId: another === undefined ? category : null, from, to },
    beside: { how: 'summed-up', parts },
  }
  const read: Read = { intent: 'query', confidence: 84, fields: { metric, from, to } }
  return by('brief-question', carry(told, read, { kind: 'query', query }))
}

/** "ifood e com uber juntos": each without what links it. */
function thingsIn(named: string): string[] {
  const words = named.split(/\s+/)
  while (added.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ').split(/\s*,\s*|\s*\+\s*|\s+e\s+/)
}

const added = new Set('junto juntos juntas somado somados somadas tudo'.split(' '))

/** A thing and no sentence. */
function isNamed(name: string): boolean {
  const words = fold(name).trim().split(/\s+/)
  return name !== '' && words.length <= wordsMax && words.every((word) => isOfThing(word))
}

const asking = new Set('quanto quantos quanta quantas qual quais que onde quando nao'.split(' '))

function isOfThing(word: string): boolean {
  return !asking.has(word) && findVerb(word)?.form !== 'i-did'
}

/** "mercado e alimentação" would count the market twice. */
export function isTwice(parts: readonly QueryPart[]): boolean {
  const whole = parts.flatMap(({ words, categoryId }) => (words === undefined ? [categoryId] : []))
  const isOfWhole = ({ words, categoryId }: QueryPart) =>
    words !== undefined && whole.includes(categoryId)
  return new Set(whole).size < whole.length || parts.some(isOfWhole)
}
