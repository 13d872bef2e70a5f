import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Log } from '#platform/log/log.ts'
import { keepMeasured, type MeasuredProcess } from '#platform/measures/measures.store.ts'
import type { Measures } from '#platform/measures/measures.ts'
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
  close(): void
}

/**
 * Tells what this process counts, once a minute.
 *
 * @param parts.alsoKeep Keeps what was counted elsewhere too, in the same transaction.
 */
export function tellMeasures(parts: {
  db: Database
  clock: Clock
  log: Log
  measures: Measures
  alsoKeep?(tx: Tx, told: MeasuredProcess): void
}): TellingMeasures {
  const { db, clock, log, measures } = parts
  const [id, startedAt] = [newId(), clock.now()]
  const own = (): MeasuredProcess => {
    return { id, startedAt, seenAt: clock.now(), measured: measures.read() }
  }
  const tell = async (): Promise<void> => {
    const told = own()
    const gone = told.seenAt.subtract({ minutes: goneMinutes })
    await asSystem(db, async (tx) => {
      parts.alsoKeep?.(tx, told)
      await keepMeasured(tx, told, gone)
    })
  }
  const timer = setInterval(() => {
    tell().catch((error: unknown) => log.warn('measures were not told', describeBug(error)))
  }, tellMs)
  timer.unref()
  return { own, tell, close: () => clearInterval(timer) }
}
