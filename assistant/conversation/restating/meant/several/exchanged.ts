import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { namedIn, type Scene } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'

/**
 * The turn of two that stand there with the sum of each other: "142 foi a padaria e 8 o mercado".
 * Whatever else is said of it: nobody buys the same two things for just these sums, the other way
 * round. Null where one of them is left as it stands, or another sum is told.
 */
export function exchangedSums(scene: Scene): Turn | null {
  const named = namedIn(scene)
  const [one, other, more] = named
  if (!one || !other || more || one.entry.amountCents === other.entry.amountCents) return null
  if (scene.others.length > 0 || one.entry.type !== other.entry.type) return null
  const sums = [one.entry.amountCents, other.entry.amountCents]
  const told = scene.message.reading.numbers.flatMap(({ first, hundredths }) => {
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
