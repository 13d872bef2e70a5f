import { listLinkedSenders } from '#assistant/channels/index.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { InTurn } from '#platform/jobs/in-turn.ts'

/** Remembered people; more than one process serves in a minute, and a few megabytes. */
const rememberedMax = 50_000
/** The only key of the look-up: those who came meanwhile are looked up together. */
const everybody = 'everybody'

/** Whoever has a number here is answered before whoever has none. */
export interface KnownFirst {
  wake(senders: readonly string[]): void
  /** All that runs, for a start that warms up. */
  turns: readonly InTurn[]
  stop(): Promise<void>
}

/**
 * Does what waits of senders: of people in `runsMax` runs at a time, of strangers one after the
 * other beside them, so that a crowd of strangers keeps nobody waiting.
 *
 * Who is known is asked for all that came together in one statement, and remembered: a number that
 * was linked or let go since then is only served in the other lane once.
 */
export function knownFirst(
  work: (sender: string) => Promise<void>,
  options: {
    db: Database
    runsMax: number
    onError(error: unknown): void
    givesWay(): boolean
  },
): KnownFirst {
  const { db, runsMax, onError, givesWay } = options
  const known = new Set<string>()
  const unsorted = new Set<string>()
  const people = new InTurn(work, { runsMax, onError, givesWay })
  const strangers = new InTurn(work, { runsMax: 1, onError, givesWay })
  const sorting = new InTurn(
    async () => {
      const asked = [...unsorted]
      const linked = new Set(await asSystem(db, (tx) => listLinkedSenders(tx, asked)))
      if (known.size + linked.size > rememberedMax) known.clear()
      for (const sender of asked) {
        unsorted.delete(sender)
        if (linked.has(sender)) known.add(sender)
        ;(linked.has(sender) ? people : strangers).wake(sender)
      }
    },
    { runsMax: 1, onError },
  )
  return {
    wake: (senders) => {
      for (const sender of senders) {
        if (known.has(sender)) people.wake(sender)
        else unsorted.add(sender)
      }
      if (unsorted.size > 0) sorting.wake(everybody)
    },
    turns: [people, strangers, sorting],
    stop: async () => {
      await sorting.stop()
      await Promise.all([people.stop(), strangers.stop()])
    },
  }
}
