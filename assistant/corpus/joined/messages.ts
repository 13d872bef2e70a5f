import {
  drawsPerPair,
  type JoinedMeasure,
  type JoinedOf,
  lengthMax,
} from '#corpus/joined/joined.ts'
import { joinedText, joints, oneOf } from '#corpus/joined/joints.ts'
import { seededChance } from '#corpus/mutate.ts'
import { begin, type Told, take } from '#corpus/world/converse.ts'
import type { WrittenCase } from '#corpus/written/measure.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * Draws pairs of whole messages, of different people, and tells each pair in one. No label is
 * needed: it is to come to what both come to alone.
 */
export function measureJoinedMessages(
  messages: readonly WrittenCase[],
  { pairs, seed, onMiss }: JoinedOf,
): JoinedMeasure {
  const chance = seededChance(seed)
  const alone = messages.filter(isAlone)
  const measure: JoinedMeasure = { pairs: 0, right: 0, idle: 0 }
  for (let draws = pairs * drawsPerPair; draws > 0 && measure.pairs < pairs; draws -= 1) {
    const [one, other] = [oneOf(alone, chance), oneOf(alone, chance)]
    const joint = oneOf(joints, chance) ?? '. '
    if (!one || !other || one.text.length + other.text.length > lengthMax) continue
    const today = Temporal.PlainDate.from(one.today)
    const wanted = [one, other].flatMap(({ text }) => doneBy(take(begin({ today }), text)))
    if ([one, other].some(({ text }) => isSilent(today, text))) continue
    const text = joinedText(one.text, other.text, joint)
    const told = take(begin({ today }), text)
    const got = doneBy(told)
    measure.pairs += 1
    if (got.length === 0) measure.idle += 1
    if (got.toSorted().join() === wanted.toSorted().join()) measure.right += 1
    else onMiss?.({ text, said: told.replies.join(' ') })
  }
  return measure
}

/** Of a notice of a bank, which is pasted and not told. */
const shown = 'aprovad comprovante debitad recebido enviado transferência final'.split(' ')

/** It stands by itself, on its own day: a day that is named may be meant for both. */
function isAlone({ text, today, context, have, categories }: WrittenCase): boolean {
  if (context || have || categories || text.includes('\n') || isShown(text)) return false
  return readMessage(text, Temporal.PlainDate.from(today)).days.length === 0
}

function isShown(text: string): boolean {
  const said = text.toLowerCase()
  return shown.some((word) => said.includes(word))
}

/** Nothing is done by it, so that nothing can be lost. */
function isSilent(today: Temporal.PlainDate, text: string): boolean {
  return doneBy(take(begin({ today }), text)).length === 0
}

/** What is done, without what it is called and where it is filed. */
function doneBy({ turn: { effects } }: Told): string[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'create-transactions') return [effect.kind]
    return effect.transactions.map(
      ({ type, amountCents, date }) => `${type} ${amountCents} ${date.toString()}`,
    )
  })
}
