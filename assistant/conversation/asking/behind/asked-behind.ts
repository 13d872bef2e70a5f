import { behindBook } from '#conversation/asking/behind/behind-book.ts'
import { namedBehind } from '#conversation/asking/behind/named-behind.ts'
import { queryBehind } from '#conversation/asking/behind/query-behind.ts'
import { asking } from '#conversation/limits/limited-on.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const wordsMax = 9

/**
 * The turn of "só isso?", "quais?", "e o maior?", "e a luz?", right behind an answer: they ask of
 * what was asked there, and mean nothing without it. Null for any other message.
 */
export function askedBehindTurn(input: TurnInput, message: Message): Turn | null {
  const { asked, rule = '' } = input.state
  const { reading } = message
  const isBehind = asked !== undefined && (asking.includes(rule) || rule === 'goal-asked')
  if (!isBehind || reading.amounts.length > 0 || reading.tokens.length > wordsMax) return null
  const means = behindBook.find(reading)?.means
  const query = means ? queryBehind(means, asked) : namedBehind(input, message, asked)
  if (!query) return null
  const fields = { metric: query.metric, from: query.from, to: query.to }
  const turn = carry(input, { intent: 'query', confidence: 80, fields }, { kind: 'query', query })
  // What stands behind a list goes on with the sum of which it is.
  const isOfSum = query.listed !== undefined || query.figure !== undefined
  return { ...turn, state: { ...turn.state, asked: isOfSum ? asked : query } }
}
