import { partsOf, withBehind } from '#conversation/bills/chained.ts'
import { afterAnswer } from '#conversation/pending/behind/after-answer.ts'
import { withoutRemarks } from '#conversation/pending/parted/remarks.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of an answer with what else the message tells: both are done, and a remark is let be.
 * Null where a figure would be lost.
 *
 * @param rest What of the message is no answer.
 */
export function withRest(
  told: TurnInput,
  answer: Turn,
  rest: string,
  understandAll: Understand,
): Turn | null {
  if (rest === '') return answer
  const said = withoutRemarks(rest, told, understandAll)
  const more = said === '' ? null : moreOf(told, answer, said, understandAll)
  if (more) return answer.reply.kind === 'dropped' ? more : withBehind(answer, more)
  return readMessage(rest, told.today).amounts.length === 0 ? answer : null
}

/** What is told beside it: another bill like it, or what stands by itself. */
function moreOf(
  told: TurnInput,
  answer: Turn,
  rest: string,
  understandAll: Understand,
): Turn | null {
  const { state } = partsOf(answer).at(-1) ?? answer
  const own = understandAll({ ...told, state, text: rest })
  if (own.intent === 'correct' || own.intent === 'delete' || own.intent === 'query') return own
  const like = understandAll({ ...told, ...afterAnswer({ ...answer, state }, rest) })
  if (like.effects.some(({ kind }) => kind === 'create-recurring')) return like
  return [own, like].find(isMore) ?? null
}

const asking = new Set(['bill', 'bills', 'propose', 'offer', 'ask', 'choose', 'obstacle', 'owed'])

/** It does something, answers, or asks for what it lacks. */
export function isMore({ effects, intent, reply }: Turn): boolean {
  const isSeen = reply.kind === 'none' && reply.saw !== undefined
  return effects.length > 0 || intent === 'query' || isSeen || asking.has(reply.kind)
}
