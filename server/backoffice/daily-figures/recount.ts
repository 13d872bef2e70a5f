import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { type CountedDay, countDay } from '#backoffice/daily-figures/count-day.ts'
import { findFirstDays, listDays } from '#backoffice/daily-figures/daily-figures.queries.ts'
import { setDay } from '#backoffice/daily-figures/daily-figures.store.ts'
import { countWrites } from '#backoffice/daily-figures/recount.queries.ts'
import { addRecount, type Difference } from '#backoffice/daily-figures/recounts.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { lockName } from '#platform/db/lock-name.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'

export interface FiguresParts {
  db: Database
  clock: Clock
  log: Log
}

/** Days that are counted again each night: what came late came within them. */
const nightDays = 3

/** What is counted only here: no fact adds to it, so it cannot differ. */
const countedOnly = ['transactions', 'writers']

/** Counts the last days again, corrects what was kept of them and reports what differed. */
export async function recountNight(parts: FiguresParts): Promise<Difference[]> {
  const { db, clock, log } = parts
  const today = Temporal.PlainDate.from(dayOf(clock.now()))
  const differences: Difference[] = []
  for (let back = nightDays; back >= 1; back -= 1) {
    differences.push(...(await recountDay(db, today.subtract({ days: back }).toString())))
  }
  await asSystem(db, (tx) => addRecount(tx, { at: clock.now(), days: nightDays, differences }))
  const level = differences.length > 0 ? 'warn' : 'info'
  log[level]('daily figures recounted', { days: nightDays, differences: differences.slice(0, 20) })
  return differences
}

/** Counts one day again and corrects what was kept of it. */
export async function recountDay(db: Database, day: string): Promise<Difference[]> {
  return asSystem(db, async (tx) => {
    lockName(tx, `numeros_diarios:${day}`)
    const [kept] = await listDays(tx, { from: day, to: day })
    const counted = await countDay(tx, day)
    await setDay(tx, day, counted)
    return Object.entries(counted)
      .filter(([number, value]) => kept?.[number as keyof CountedDay] !== value)
      .filter(([number]) => !countedOnly.includes(number))
      .map(([number, after]) => {
        return { day, number, before: kept?.[number as keyof CountedDay] ?? 0, after }
      })
  })
}

/**
 * Counts all days before the first that is kept: those of data that came from elsewhere, and of the
 * time before days were counted. A repeat finds nothing left to do.
 */
export async function countHistory({ db, clock, log }: FiguresParts): Promise<number> {
  const first = await asSystem(db, findFirstDays)
  if (first.lived === null) return 0
  const today = Temporal.PlainDate.from(dayOf(clock.now()))
  let day = (first.kept === null ? today : Temporal.PlainDate.from(first.kept)).subtract({
    days: 1,
  })
  const oldest = Temporal.PlainDate.from(first.lived)
  let count = 0
  // Backwards, so that an interruption goes on where it was.
  while (Temporal.PlainDate.compare(day, oldest) >= 0) {
    const text = day.toString()
    await asSystem(db, async (tx) => setDay(tx, text, await countDay(tx, text)))
    day = day.subtract({ days: 1 })
    count += 1
  }
  if (count > 0) log.info('days of the past counted', { days: count })
  return count
}

/** What is written today, and what was until midnight, which no fact adds up. */
export async function countToday({ db, clock }: FiguresParts): Promise<void> {
  const today = Temporal.PlainDate.from(dayOf(clock.now()))
  for (const day of [today.subtract({ days: 1 }).toString(), today.toString()]) {
    await asSystem(db, async (tx) => {
      const writes = (await countWrites(tx, { from: day, to: day })).get(day)
      await setDay(tx, day, writes ?? { transactions: 0, writers: 0 })
    })
  }
}
