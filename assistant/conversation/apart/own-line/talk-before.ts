import { isAlike } from '#conversation/apart/own-line/is-alike.ts'
import { piecesOf } from '#conversation/apart/own-line/pieces.ts'
import { isOfMoney } from '#conversation/talking/around-told.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** In characters: nobody sighs longer before what is to be done. */
const [lengthMax, talkMax] = [400, 60]

/**
 * The turn of what is told behind a sentence that has nothing of money, "ai Lya, que dia corrido. a
 * internet tá paga", where it does or answers something by itself, and with that sentence before it
 * something else was heard. The turn as it was where the whole does the same.
 */
export function withoutTalkBefore(told: TurnInput, whole: Turn, understand: Understand): Turn {
  if (told.text.length > lengthMax || whole.rule === 'notice') return whole
  const { pieces, joint } = piecesOf(told.text) ?? { pieces: [], joint: '' }
  const [talk, ...rest] = pieces
  if (talk === undefined || !isTalk(talk, told.today)) return whole
  const own = understand({ ...told, text: rest.join(joint) })
  const isHeard = own.effects.length > 0 && !own.rule.startsWith('opinion')
  if (told.state.open ? !isAnswer(own) : !isHeard) return whole
  return isAlike(whole, own.effects) ? whole : own
}

/** It has no figure, no day but this one, and no word of money, of a thing, or of what was told. */
function isTalk(sentence: string, today: Temporal.PlainDate): boolean {
  if (sentence.length > talkMax || !/[.!…]$/.test(sentence) || /[\d?]|R\$/.test(sentence)) {
    return false
  }
  const { tokens, days, amounts } = readMessage(sentence, today)
  const isToday = days.every(({ date }) => date.equals(today))
  const told = tokens.filter(({ kind }) => kind === 'word')
  return isToday && amounts.length === 0 && told.every(({ norm }) => !isOfMoney(norm))
}
