import { entriesOf } from '#conversation/apart/joined/part.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn } from '#conversation/turn.ts'

/** Nothing is lost by hearing it as one: the same is done, with the same sums, and no more. */
export function isAlike(whole: Turn, parts: readonly Effect[]): boolean {
  return doneBy(whole.effects) === doneBy(parts)
}

/** Only entries are told, of the same sums, whichever way they went: "vendi bolo 120. torta 80". */
export function areSameSums(whole: Turn, parts: readonly Effect[]): boolean {
  const all = [...whole.effects, ...parts]
  if (all.some(({ kind }) => kind !== 'create-transactions')) return false
  const sums = (effects: Effect[]) => {
    const own = entriesOf({ turn: { ...whole, effects } })
    return own.map(({ amountCents }) => amountCents).toSorted((one, other) => one - other)
  }
  return sums(whole.effects).join() === sums([...parts]).join()
}

/** What is done with which sums, in no order; what is asked only by that it is. */
function doneBy(effects: readonly Effect[]): string {
  const each = effects.flatMap((one) => {
    if (one.kind === 'create-transactions') {
      return one.transactions.map(({ amountCents, type }) => `${type} ${amountCents}`)
    }
    return one.kind === 'query' ? one.kind : JSON.stringify(one)
  })
  return each.toSorted().join('\n')
}
