import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { asOfOneMoment, type Tx } from '#platform/db/transaction.ts'

/**
 * A reading that grows with the business. One that nobody waits for goes in short steps and rests
 * after each, so that whoever writes to Lya meanwhile finds the processors free.
 */
export interface Reading {
  readonly tx: Tx
  readonly isAwaited: boolean
}

/** Where rows of a table lie: from one place up to another, which is not in it. */
export interface Portion {
  from: string
  to: string
}

/** A megabyte: a few milliseconds of one processor. */
const portionPages = 128
const pageBytes = 8_192

/** Six sevenths of the time are everybody else's. */
const restsPerWork = 6
/** Where a step took long because others were busy, the reading has to end all the same. */
const restMsMax = 40

const lastPlace = '(4294967295,0)'

/** Reads as the system what nobody waits for; all of it is as it was at one moment. */
export function readUnhurried<T>(db: Database, work: (reading: Reading) => Promise<T>): Promise<T> {
  return asOfOneMoment(db, (tx) => work({ tx, isAwaited: false }))
}

/** One step of a reading, and the rest after it. */
export async function inStep<T>({ isAwaited }: Reading, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  const tookMs = performance.now() - start
  if (!isAwaited) await pause(Math.min(restMsMax, tookMs * restsPerWork))
  return result
}

/**
 * Reads a whole table, a portion in a step; where somebody waits for it, at once. Only a reading of
 * one moment finds each row once in several portions: a row that changes meanwhile lies elsewhere.
 */
export async function inPortions<T>(
  reading: Reading,
  table: string,
  read: (portion: Portion) => Promise<T>,
): Promise<T[]> {
  const starts = reading.isAwaited ? [0] : await listStarts(reading.tx, table)
  const results: T[] = []
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1]
    const to = next === undefined ? lastPlace : `(${next},0)`
    results.push(await inStep(reading, () => read({ from: `(${start},0)`, to })))
  }
  return results
}

async function listStarts(tx: Tx, table: string): Promise<number[]> {
  const { rows } = await tx.query<{ bytes: string }>({
    name: 'reading-size',
    text: 'SELECT pg_relation_size($1::regclass)::text AS bytes',
    values: [table],
  })
  const pages = Number(rows[0]?.bytes ?? 0) / pageBytes
  const count = Math.max(1, Math.ceil(pages / portionPages))
  return Array.from({ length: count }, (_, at) => at * portionPages)
}
