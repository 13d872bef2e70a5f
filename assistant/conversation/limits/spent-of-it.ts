import type { Query } from '#conversation/effect.ts'
import { afterLimit, asking } from '#conversation/limits/limited-on.ts'
import { stateOf } from '#conversation/limits/standing/state-of.ts'
import { askFor } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "quanto já foi?", right behind a limit that was set or asked about: what was spent of
 * that one, and not of all there is. Null for any other message.
 */
export function spentOfLimitTurn(input: TurnInput, message: Message): Turn | null {
  // "quanto gastei hoje" is of all that was spent on it.
  if (!leans('spentOfLimit', message.reading) || message.reading.days.length > 0) return null
  const query = limitMeant(input, message.reading.today)
  if (query === null) return null
  const category = message.index.all.find(({ id }) => id === query.categoryId)
  const fields: NonNullable<Read['fields']> = {
    ...{ metric: query.metric, from: query.from, to: query.to },
    ...(category ? { category: category.name } : {}),
  }
  return askFor(input, { confidence: 85, fields }, query)
}

/** The limit that was spoken of just now; null where none was. */
function limitMeant({ state }: TurnInput, today: Temporal.PlainDate): Query | null {
  const { last, asked, rule = '' } = state
  const isAsked = asked?.metric === 'budget' && asking.includes(rule)
  if (isAsked) return asked.categoryId === null ? null : asked
  if (last?.kind !== 'budget-set' || !afterLimit.includes(rule)) return null
  if (last.again?.kind !== 'set-budget') return null
  return stateOf(last.again.budget, today)
}
