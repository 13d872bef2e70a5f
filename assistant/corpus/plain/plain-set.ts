import type { World } from '#corpus/world/world.ts'

/** A message in plain words, and what must stand in the book of somebody new when it was said. */
export interface PlainCase {
  /** What was said before it. */
  before?: string
  said: string
  /** In any order: "-4500 2026-11-26" for an expense of R$ 45,00 on that day, "+…" for income. */
  entries: readonly string[]
  /** Of what is no entry, where that is meant: whether it stands there. */
  isKept?: (world: World) => boolean
}

/** Sentences that anybody would say, made of shapes and words: none of them may be a riddle. */
export interface PlainSet {
  name: string
  cases: () => readonly PlainCase[]
  /** The least share that is right, and the most that is written otherwise or lost, in percent. */
  rightMin: number
  wrongMax: number
}

/** The day on which all of it is said, a Thursday. */
export const plainDay = Temporal.PlainDate.from('2026-11-26')

/** What an entry looks like in the book. @param sum As it is typed, "1.200" or "45,50". */
export function entryOf(way: '+' | '-', sum: string, daysAgo = 0): string {
  const day = plainDay.subtract({ days: daysAgo }).toString()
  return `${way}${centsOf(sum)} ${day}`
}

/** The centavos of a sum as it is typed. */
export function centsOf(sum: string): number {
  return Math.round(Number(sum.replaceAll('.', '').replace(',', '.')) * 100)
}

/** The item of a list that goes round. */
export function turnOf<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('an empty list goes round nothing')
  return item
}
