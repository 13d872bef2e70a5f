import { carry, choose } from '#conversation/make-turn.ts'
import { noTarget, optionsOf, targetOf } from '#conversation/meant-transaction.ts'
import { ownIn, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

const asRemoval = { intent: 'delete', confidence: 92 } as const

/**
 * The turn of "apaga o de ontem", "apaga o do meio": one that is told by its day or its place, and
 * by no name. It is never whatever was written last. Null for any other message.
 */
export function pointedOutTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const isBare = reading.amounts.length === 0 && !isQuestion(reading)
  const verb = isBare ? leaningIn('removes', reading) : null
  if (!verb || leans('ofAll', reading)) return null
  const isNamed = tellingIn(message).some(({ at, word }) => {
    return (at < verb.first || at > verb.last) && word !== 'meio'
  })
  if (isNamed) return null
  const told = leans('ofDay', reading) ? ofItsDay(input, message) : inTheMiddle(input, message)
  if (!told) return null
  const [only, another] = told
  if (!only) {
    // Nothing of that day: the day is what was not found.
    const description = daySaid(message)
    const target = { ...noTarget, description }
    return carry(input, { ...asRemoval, fields: { description } }, { kind: 'delete', target })
  }
  const fields = { description: only.name, amount: only.amountCents }
  const read = { ...asRemoval, fields }
  const effect = { kind: 'delete', target: targetOf(only.id) } as const
  if (!another) return carry(input, read, effect)
  const among = { slot: 'transaction', options: optionsOf(told) } as const
  return choose(input, read, { ...effect, target: noTarget }, among)
}

/** Those of the day that is named, what this conversation wrote before all. */
function ofItsDay(input: TurnInput, { reading }: Message): Remembered[] | null {
  const [day, another] = reading.days
  if (!day || another) return null
  const all = rememberedIn(input).filter(({ date }) => date === day.date.toString())
  const own = all.filter(({ isOwn }) => isOwn)
  return own.length > 0 ? own : all
}

/** Of three that were told the second; of any other number which one is asked. */
function inTheMiddle(input: TurnInput, { reading }: Message): readonly Remembered[] | null {
  if (!/ d[oa] meio /.test(reading.flat)) return null
  const own = ownIn(input)
  const [, middle, last, more] = own
  return middle && last && !more ? [middle] : own
}

function daySaid({ reading: { days, text, tokens } }: Message): string {
  const [first, last] = [tokens[days[0]?.first ?? 0], tokens[days[0]?.last ?? 0]]
  return text.slice(first?.start, last?.end)
}
