import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { namedIn, type Scene, says } from '#conversation/restating/meant/scene.ts'
import { isOfOtherDay, speaksOfSomeone } from '#conversation/restating/meant/several/set-apart.ts'
import type { Turn } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/** A second time, a leg of a ride, or what might have been. */
const apart = words(
  'tambem tb tbm novamente volta ida imagina imagine fosse fossem seria caso vou vamos vai ' +
    'ele ela eles elas',
)

/**
 * The turn of two that stand there with the sum of each other: "142 foi a padaria e 8 o mercado".
 * Nobody buys the same two things on one day for just these sums, the other way round. Null where
 * one of them is left as it stands, where another sum, day or person is told, and for a question.
 */
export function exchangedSums(scene: Scene): Turn | null {
  const { message } = scene
  const named = namedIn(scene)
  const [one, other, more] = named
  if (!one || !other || more || one.entry.amountCents === other.entry.amountCents) return null
  if (scene.others.length > 0 || one.entry.type !== other.entry.type) return null
  const { reading } = message
  const isApart = says(scene, apart) || reading.flat.includes(' de novo ') || isQuestion(reading)
  if (isApart || speaksOfSomeone(scene)) return null
  if (isOfOtherDay(scene, [one.entry, other.entry])) return null
  const sums = [one.entry.amountCents, other.entry.amountCents]
  const told = reading.numbers.flatMap(({ first, hundredths }) => {
    // "dia 8 fui no mercado"
    if (reading.tokens[first - 1]?.norm === 'dia') return []
    return hundredths !== null && sums.includes(hundredths) ? [{ at: first, sum: hundredths }] : []
  })
  const [first, second, another] = told
  if (!first || !second || another || first.sum === second.sum) return null
  // Each sum goes with the name beside it: "142 a padaria, o mercado 8".
  const sides = [
    ...[first, second].map(({ at }) => ({ at, is: 'sum' })),
    ...[one, other].map(({ at }) => ({ at, is: 'name' })),
  ].toSorted((a, b) => a.at - b.at)
  if (sides[0]?.is === sides[1]?.is) return null
  if (first.sum === one.entry.amountCents) return null
  const anew = { ...scene, turn: { ...scene.turn, effects: [] } }
  const to = ({ entry }: { entry: Remembered }, sum: number) =>
    changeOf(anew, entry, { amountCents: cents(sum) }) ?? []
  return chained([to(one, first.sum), to(other, second.sum)].flat())
}
