import type { InTurn } from '#platform/jobs/in-turn.ts'

const ms = { door: 1_000, work: 4_000 }

/**
 * A process that has just started compiles what it runs, and so does each of its connections. Who
 * was not answered meanwhile repeats now: for a second only the door is open, then, for some more,
 * work goes one at a time.
 *
 * @returns Whether it is over.
 */
export function warmUp(work: readonly InTurn[], then: () => void): { isOver(): boolean } {
  let isOver = false
  for (const turns of work) turns.hold()
  setTimeout(() => {
    for (const turns of work) turns.release()
    then()
  }, ms.door).unref()
  setTimeout(() => {
    isOver = true
  }, ms.work).unref()
  return { isOver: () => isOver }
}
