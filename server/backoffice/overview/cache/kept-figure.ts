import type { Cached } from '@lya/contract/backoffice/overview/cached.ts'
import { assert } from '@lya/core/assert.ts'
import type { KeptFigureKey } from '@lya/core/backoffice/machinery/machinery-words.copy.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  findKept,
  type KeptData,
  keep,
  takeTurn,
  turnName,
} from '#backoffice/overview/cache/admin-cache.store.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { lockName } from '#platform/db/lock-name.ts'
import { type Reading, readUnhurried } from '#platform/db/reading.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

/** Something dear that is worked out now and then. */
export interface KeptFigure<T> {
  key: KeptFigureKey
  /** 30 where nothing is said. */
  minutes?: number
  compute(reading: Reading, now: Temporal.Instant): Promise<T>
}

export interface CacheParts {
  db: Database
  clock: Clock
  /** Has a figure worked out anew in the background. */
  askFor(key: string): void
  /** Has what was not counted yet of the past counted in the background; never fails. */
  askForPast(): Promise<void>
  /** Told of each look: whether something was there. */
  onLook(isHit: boolean): void
}

/**
 * What is kept of a figure, stale or not: nobody waits for what was known a while ago. The first
 * time there is nothing, and it is worked out here.
 */
export async function readFigure<T>(parts: CacheParts, figure: KeptFigure<T>): Promise<Cached<T>> {
  const { db, clock } = parts
  const kept = await readAsAdmin(db, (tx) => findKept(tx, figure.key))
  parts.onLook(kept !== null)
  const found = kept ?? (await workOutFirst(parts, figure))
  const isStale = Temporal.Instant.compare(found.expiresAt, clock.now()) <= 0
  if (isStale) parts.askFor(figure.key)
  return {
    // Whoever kept it under this key worked it out by this figure.
    data: found.data as T,
    computedAt: found.createdAt.toString(),
    expiresAt: found.expiresAt.toString(),
    isStale,
  }
}

/** What PostgreSQL says when a lock was waited for too long. */
const lockTimeout = '55P03'

/** Whoever comes second waits for the first, as long as a lock may be waited for. */
async function workOutFirst<T>(parts: CacheParts, figure: KeptFigure<T>): Promise<KeptData> {
  const work = async (tx: Tx): Promise<KeptData> => {
    lockName(tx, turnName(figure.key))
    const compute = (at: Temporal.Instant) => figure.compute({ tx, isAwaited: true }, at)
    return (await findKept(tx, figure.key)) ?? workOut(parts, tx, { ...figure, compute })
  }
  const found = await asSystem(parts.db, work).catch((error: { code?: string }) => {
    if (error.code === lockTimeout) throw new Refusal('conflict', 'overview.not-ready')
    throw error
  })
  // Of data that came from elsewhere no day may have been counted.
  await parts.askForPast()
  return found
}

/**
 * Works a figure out anew, unless somebody is at it or it is newer than was asked for.
 *
 * @param newerThan Only what was kept before this moment is replaced.
 * @returns Whether there is something new.
 */
export async function refreshFigure<T>(
  parts: Pick<CacheParts, 'db' | 'clock'>,
  figure: KeptFigure<T>,
  newerThan: Temporal.Instant,
): Promise<boolean> {
  return asSystem(parts.db, async (tx) => {
    if (!(await takeTurn(tx, figure.key))) return false
    const kept = await findKept(tx, figure.key)
    if (kept && Temporal.Instant.compare(kept.createdAt, newerThan) > 0) return false
    const compute = (at: Temporal.Instant) =>
      readUnhurried(parts.db, (reading) => figure.compute(reading, at))
    await workOut(parts, tx, { ...figure, compute })
    return true
  })
}

async function workOut(
  { clock }: Pick<CacheParts, 'clock'>,
  tx: Tx,
  figure: Pick<KeptFigure<unknown>, 'key' | 'minutes'> & {
    compute(at: Temporal.Instant): Promise<unknown>
  },
): Promise<KeptData> {
  const { key, minutes, compute } = figure
  const at = clock.now()
  await keep(tx, { key, data: await compute(at), at, minutes })
  const kept = await findKept(tx, key)
  assert(kept, 'what was kept is there')
  return kept
}
