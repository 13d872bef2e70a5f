import { hasOneOf } from '#conversation/plain/only-of.ts'
import { isCried, saysWrong } from '#conversation/plain/put-right.ts'
import { excuses } from '#conversation/restating/referent/is-plain.ts'
import { isEntryTold, onward } from '#conversation/restating/referent/kind-said.ts'
import type { Known } from '#conversation/restating/referent/referent.ts'
import type { SaidAnew } from '#conversation/restating/referent/said-anew.ts'
import { months } from '#language/days/words.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const isSo = words('eh sao era custa vence vencem cai fica vai agora subiu passou chama nome poe')
const ofGoals = words(
  'eh sao custa era errei errado errada digitei corrige corrija muda mude troca',
)
const left = words('sobrou sobraram faltam falta')
/** It comes this time, or only from a month on: the bill of every month stays. */
const thisTime = / [dn]?es[st][ea] (?:mes|vez) /
const later = words('vem proximo proxima amanha')
const intoIt = /^(?:n[oa]|pr[oa]|para|em)$/

/** Whether it is told to be so, and is no new entry: "é 134", "a luz é 134", "ops, 134". */
export function isTold(message: Message, own: Known, anew: SaidAnew): boolean {
  const { reading } = message
  const isExcused = saysWrong(reading) || hasOneOf(reading, excuses)
  if (own.kind === 'entry') return hasOneOf(reading, excuses) || hasOneOf(reading, isSo)
  // "pode chamar ela de Bia", "muda pra padaria", behind a goal: of a person, or of anything.
  const isPerson = own.by === 'last' && isFirstName(fold(anew.name?.split(' ')[0] ?? ''))
  if (anew.name !== undefined)
    return !isPerson && !(own.kind === 'goal' && own.by === 'last' && anew.isLoose === true)
  if (anew.category !== undefined || anew.firm !== undefined) return true
  if (own.kind === 'goal') return isOfGoal(message, own.at)
  if (own.kind === 'bill' && isOnce(reading)) return false
  return isExcused || isCried(reading) || hasOneOf(reading, isSo) || anew.times !== undefined
}

/** "na verdade reserva 200" and "150 é pra viagem" go into it; "a viagem é 6000" does not. */
function isOfGoal(message: Message, at: readonly number[]): boolean {
  const { reading } = message
  const isInto = at.some((one) => intoIt.test(reading.tokens[one - 1]?.norm ?? ''))
  const isDone = isEntryTold(message) === true || hasOneOf(reading, left)
  return hasOneOf(reading, ofGoals) && !isInto && !isDone
}

/** It comes this time, or only from a month on. */
export function isOnce(reading: Reading): boolean {
  if (onward.test(reading.flat)) return false
  const isMonth = reading.tokens.some(({ norm }) => months.has(norm))
  return thisTime.test(reading.flat) || isMonth || hasOneOf(reading, later)
}
