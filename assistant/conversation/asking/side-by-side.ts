import { partOf } from '#conversation/asking/query-part.ts'
import { untilPeriod } from '#conversation/asking/until-period.ts'
import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Read } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of "gastei mais em mercado ou uber?": the sum of each, and which is more. Null for any
 * other message, and for two months, which are compared elsewhere.
 */
export function sideBySideTurn(told: TurnInput, understand: Understand): Turn | null {
  const said = fold(told.text)
  if (!said.includes(' ou ') || !(said.includes('mais') || said.includes('menos'))) return null
  const reading = readMessage(told.text, told.today)
  const found = reading.amounts.length > 0 ? null : leaningIn('rivals', reading)
  const named = found && rivalsIn(reading, found.first)
  if (!named) return null
  const metric = leans('received', reading) ? 'received' : 'spent'
  const parts = named.flatMap((one) => partOf(told, metric, one, understand) ?? [])
  const [one, other] = parts
  if (!one || !other || one.name === other.name) return null
  const { from = null, to = null } = readPeriod(reading, false)
  const query: Query = {
    ...{ metric, categoryId: null, from, to },
    beside: { how: 'rivals', parts },
  }
  const read: Read = { intent: 'query', confidence: 84, fields: { metric, from, to } }
  const turn = carry(told, read, { kind: 'query', query })
  return by('brief-question', turn)
}

const marks = new Set(['?', '.', '!'])
const around = new Set(
  'mais menos em com no na nos nas de do da dos das , : o a que onde qual'.split(' '),
)

/** What stands on both sides of "ou", without what they are linked by. */
function rivalsIn(reading: Reading, first: number): [string, string] | null {
  const { text, tokens } = reading
  const ou = tokens.findIndex(({ norm }, at) => at > first && norm === 'ou')
  let start = ou
  while (start > 0 && !around.has(tokens[start - 1]?.norm ?? 'o')) start -= 1
  const [from, to] = [tokens[start], tokens[ou]]
  const stop = tokens.findIndex(({ norm }, at) => at > ou && (marks.has(norm) || norm === ','))
  const [other] = untilPeriod(cut(reading, stop), ou + 1)
  if (!from || !to || start === ou || other === '') return null
  return [text.slice(from.start, to.start).trim(), other]
}

function cut(reading: Reading, stop: number): Reading {
  if (stop < 0) return reading
  const text = reading.text.slice(0, reading.tokens[stop]?.start)
  return { ...reading, text, tokens: reading.tokens.slice(0, stop) }
}
