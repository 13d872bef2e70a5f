import { isOfFee } from '#conversation/memory/anew/fee-of.ts'
import { namesUnknown } from '#conversation/memory/anew/names-unknown.ts'
import { isMended, shared } from '#conversation/memory/anew/told-anew.ts'
import { bearing, isClose, meantWords, provesCount } from '#conversation/memory/meant-anew.ts'
import { namedAmong, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { hasArrived, isOwnStory, thingsIn } from '#conversation/naming/own-story.ts'
import type { Telling } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** The entries that the figure may be of: those that are named, else what was written last. */
export function meantBy(
  input: TurnInput,
  message: Message,
  { own, isTold }: { own: readonly Remembered[]; isTold: boolean },
): Remembered[] | 'deposit' | null {
  const { reading } = message
  const named = namedAmong(
    message,
    own,
    meantWords(message).filter((one) => !isAlong(message, one)),
  )
  if (isOfFee(message, named)) return null
  const called = bearing(message, named.length > 0 ? named : own)
  if (called.length > 0 && isTold) return called
  if (named.length > 0) return named
  if (!isTold || leans('ownPart', reading) || namesUnknown(input, message)) return null
  const isLone = thingsIn(message).length === 0
  // "o rapaz ganhou foi 25", behind what came in: of what went out to him.
  const isTheirs = leans('theyGot', reading)
  const paid = own.find(({ type }) => type === 'despesa')
  if (isTheirs && paid && own[0]?.type === 'receita') return isClose(message, paid) ? [paid] : null
  const told = toldLast(input, own)
  // "a parcela é 890 todo mês, já paguei a desse": the bill was made last, the entry before it.
  const ofBill = own.slice(0, 1).filter(({ name }) => name === input.state.last?.name)
  const last = told.length > 0 ? told : ofBill
  const isProven = last.length === 1 && last.every((one) => provesCount(reading, one))
  const isOpen = isMended(reading) || isLone || shared.some((means) => leans(means, reading))
  const isOther = !isProven && (!isOpen || isOwnStory(message) || hasArrived(message))
  if (isOther) return null
  if (input.state.last?.kind === 'deposited') return 'deposit'
  return last.length > 0 ? last : null
}

/** "rachei com o Lima": whom it was shared with. */
function isAlong({ reading: { tokens } }: Message, { at }: Telling): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => norm === 'com')
}
