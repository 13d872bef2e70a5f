import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Log } from '#platform/log/log.ts'
import { keepMeasured, type MeasuredProcess } from '#platform/measures/measures.store.ts'
import type { Measured, Measures } from '#platform/measures/measures.ts'
import { newId } from '#platform/security/ids.ts'

/** How often a process tells the others what it counted. */
const tellMs = 60_000
/** A process that was not heard of for so long is gone. */
const goneMinutes = 10

export interface TellingMeasures {
  /** What this process would tell at this moment. */
  own(): MeasuredProcess
  /** Tells the others now. */
  tell(): Promise<void>
  /** Tells them each minute from now on. */
  begin(): void
  close(): void
}

/**
 * Tells the others what this process counts.
 *
 * @param parts.alsoKeep Keeps what was counted elsewhere too, in the same transaction; `before` is
 *   what this process told last.
 */
export function tellMeasures(parts: {
  db: Database
  clock: Clock
  log: Log
  measures: Measures
  alsoKeep?(tx: Tx, told: MeasuredProcess, before: Measured | null): void
}): TellingMeasures {
  const { db, clock, log, measures } = parts
  const [id, startedAt] = [newId(), clock.now()]
  let before: Measured | null = null
  let isTelling = false
  let timer: NodeJS.Timeout | undefined
  const own = (): MeasuredProcess => {
    return { id, startedAt, seenAt: clock.now(), measured: measures.read() }
  }
  const tell = async (): Promise<void> => {
    // Two at once would both keep the same difference; the next one tells it all.
    if (isTelling) return
    isTelling = true
    const told = own()
    const gone = told.seenAt.subtract({ minutes: goneMinutes })
    try {
      await asSystem(db, async (tx) => {
        parts.alsoKeep?.(tx, told, before)
        await keepMeasured(tx, told, gone)
      })
      before = told.measured
    } finally {
      isTelling = false
    }
  }
  const begin = (): void => {
    const tellLater = (): void => {
      tell().catch((error: unknown) => log.warn('measures were not told', describeBug(error)))
    }
    timer = setInterval(tellLater, tellMs).unref()
  }
  return { own, tell, begin, close: () => clearInterval(timer) }
}
