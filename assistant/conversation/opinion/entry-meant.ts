import type { Changes } from '#conversation/effect.ts'
import { isOfFee } from '#conversation/memory/anew/fee-of.ts'
import { namesUnknown } from '#conversation/memory/anew/names-unknown.ts'
import { isBefore, meantWords, namesAnother, newestOf } from '#conversation/memory/meant-anew.ts'
import {
  namedAmong,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { thingsIn } from '#conversation/naming/own-story.ts'
import { isOtherWay } from '#conversation/restating/other-way.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** Something that money is spent on or comes in for. */
function namesThing(message: Message): boolean {
  return thingsIn(message).some(({ word }) => isThing(word))
}

/**
 * The entry that a correction is of: the one that is named, and of a message that names nothing
 * what was written last. Null where that is several, or what is named stands nowhere.
 */
export function entryMeant(
  input: TurnInput,
  message: Message,
  changes: Changes,
): Remembered | null {
  // "a neta deu dez pra geladeira" is no other price of the fridge.
  if (changes.amountCents !== undefined && leans('gaveFor', message.reading)) return null
  const entries = rememberedIn(input).filter((one) => !isPaidWith(message, one, changes))
  const named = namedAmong(message, entries, meantWords(message))
  if (named.length > 0) {
    const meant = isOfFee(message, named) ? null : newestOf(message, named)
    const isOther =
      changes.amountCents !== undefined && meant && namesAnother(input, message, meant)
    return isOther ? null : meant
  }
  // "o buffet foi 2.200", of which nothing is known; but "isso entrou, sou manicure".
  if (changes.type === undefined && namesThing(message)) return null
  if (leans('ownPart', message.reading) || namesUnknown(input, message)) return null
  // "o que sobrou é 200", "o outro foi 30": not of what was told last.
  if (leans('otherOne', message.reading)) return null
  const [only, another] = toldLast(input, entries)
  return another ? null : (only ?? null)
}

/** "a pizza foi 120 ontem", behind what somebody gave for it today; "compras 80", behind sales. */
function isPaidWith(message: Message, entry: Remembered, { amountCents }: Changes): boolean {
  if (amountCents === undefined) return false
  return isOtherWay(message, entry) || (entry.type === 'receita' && isBefore(message, entry))
}
