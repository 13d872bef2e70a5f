import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

/** Makes the turn of a message; null where it is not one of theirs. */
export type Read = (input: TurnInput, message: Message, candidate: Candidate) => Turn | null

/** Who is asked: under which name, about what, by which code, and where that is there alone. */
export type Reader = readonly [name: RuleName, reads: string, read: Read, need?: Need]

/** What must be there before a reader need be asked, by the bit that it is in a mask. */
const needs = { known: 1, open: 2, bills: 4, goals: 8 } as const

/**
 * - `known`: something was said before, was written, or is kept;
 * - `open`: a question waits for its answer;
 * - `bills`, `goals`: the person has some.
 */
export type Need = keyof typeof needs

/** Readers who know no message where that is not there. */
export function needing(need: Need, readers: readonly Reader[]): readonly Reader[] {
  return readers.map(([name, reads, read]): Reader => [name, reads, read, need])
}

/** What is there, as a mask. */
export function thereIn({ state, recent, goals, payments }: TurnInput): number {
  const isKnown = recent !== undefined || goals !== undefined || payments !== undefined
  return (
    (isKnown || Object.keys(state).length > 0 ? needs.known : 0) |
    (state.open === undefined ? 0 : needs.open) |
    (payments === undefined || payments.length === 0 ? 0 : needs.bills) |
    (goals === undefined || goals.length === 0 ? 0 : needs.goals)
  )
}

/** Whether a reader may know a message where this is there. */
export function mayKnow([, , , need]: Reader, there: number): boolean {
  return need === undefined || (there & needs[need]) !== 0
}

/** For each mask those of a list who may know a message: told apart once. */
export function readersByNeed(readers: readonly Reader[]): (there: number) => readonly Reader[] {
  const lists: (readonly Reader[] | undefined)[] = []
  return (there) => {
    lists[there] ??= readers.filter((one) => mayKnow(one, there))
    return lists[there] ?? []
  }
}
