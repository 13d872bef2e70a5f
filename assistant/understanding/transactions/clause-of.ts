import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isGivenBack } from '#understanding/transactions/clauses/owing/gives-back.ts'
import { clauseAt, hasAmount, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'
import { isHalfPaid } from '#understanding/transactions/sums/half-paid.ts'

/** The clause whose verb speaks of an amount: its own, else the nearest that tells of a deed. */
export function clauseOf(
  scene: Scene,
  segment: { first: number; last: number; amount: { first: number; last: number } },
): Clause | null {
  const { first } = segment.amount
  const own = clauseAt(scene.clauses, first)
  // "recebi metade, o total era 1.600": what was done stands beside the price.
  if (own && speaks(own) && !isHalfPaid(scene.reading)) return own
  const inside = scene.clauses.filter(
    (one) => one.last >= segment.first && one.first <= segment.last,
  )
  const told = inside.findLast((one) => one.last < first && one.mood === 'done' && speaks(one))
  if (told) return told
  const later = inside.find(
    (one) => one.first > first && one.mood === 'done' && speaks(one) && !hasAmount(scene, one),
  )
  if (later) return later
  return (
    scene.clauses.findLast((one) => {
      const isTold = one.last < first && one.mood === 'done' && speaks(one)
      return isTold && !isGivenBack(scene.reading, one)
    }) ?? null
  )
}

/** Whether a clause says what was done: by a verb, or as only a trade says it. */
function speaks({ verbs, flow }: Clause): boolean {
  return verbs.length > 0 || flow !== null
}

/** The clause that holds the amount, with the one before it where it has no words of its own. */
export function nearOf(
  scene: Scene,
  { amount }: Settled,
): { first: number; last: number } | undefined {
  const at = scene.clauses.findIndex((one) => one.first <= amount.first && amount.first <= one.last)
  const own = scene.clauses[at]
  if (!own) return undefined
  const before = scene.clauses[at - 1]
  const hasWords = scene.covers.slice(own.first, own.last + 1).includes(undefined)
  const isTold = before !== undefined && before.verbs.length > 0
  // "conserto da máquina que tava vazando 180": what is said of a thing is no thing.
  const isOfThing = scene.reading.tokens[own.first]?.norm === 'que' && before !== undefined
  const isJoined = isOfThing || (!hasWords && isTold && before.sentence === own.sentence)
  return { first: isJoined ? before.first : own.first, last: own.last }
}
