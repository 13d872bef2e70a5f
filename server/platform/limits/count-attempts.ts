import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** So many attempts in so many seconds, counted under one key. */
export interface AttemptBucket {
  /** Never holds what a person typed; digest it first. */
  key: string
  max: number
  windowSeconds: number
}

/**
 * The clock's time, since tests set the day; the keys in order, lest two calls lock each other. A
 * window that ends later than one that begins now is of a clock that was ahead, and is over too;
 * the minute is for calls that overtake each other, and for clocks that differ.
 */
const countOne = `
  INSERT INTO limites_de_uso AS l (chave, contagem, expira_em)
  SELECT b.chave, 1, $3::timestamptz + make_interval(secs => b.segundos)
  FROM unnest($1::text[], $2::integer[]) AS b (chave, segundos)
  ORDER BY b.chave
  ON CONFLICT (chave) DO UPDATE SET
    contagem = CASE WHEN l.expira_em > $3 AND l.expira_em <= excluded.expira_em + interval '1 minute'
      THEN l.contagem + 1 ELSE 1 END,
    expira_em = CASE WHEN l.expira_em > $3 AND l.expira_em <= excluded.expira_em + interval '1 minute'
      THEN l.expira_em ELSE excluded.expira_em END
  RETURNING chave, contagem, extract(epoch FROM expira_em - $3)::float8 AS restam`

/**
 * Counts one attempt in each bucket with one statement, on all processes together, in windows that
 * begin with the first attempt. Outside any transaction, so that a refusal does not undo it.
 *
 * @returns Whole seconds until another attempt can pass, or null when this one does.
 */
export async function countAttempts(
  { db, clock }: { db: Database; clock: Clock },
  buckets: AttemptBucket[],
): Promise<number | null> {
  const { rows } = await db.pool.query<Counted>(counting(buckets, clock.now()))
  return waitOf(rows, buckets)
}

/**
 * As `countAttempts`, in the caller's transaction and as the system: for whoever holds one already,
 * and is done anew, count and all, should it fail.
 */
export async function countAttemptsWithin(
  { tx, clock }: { tx: Tx; clock: Clock },
  buckets: AttemptBucket[],
): Promise<number | null> {
  const { rows } = await tx.query<Counted>(counting(buckets, clock.now()))
  return waitOf(rows, buckets)
}

interface Counted {
  chave: string
  contagem: number
  restam: number
}

function counting(buckets: AttemptBucket[], at: Temporal.Instant) {
  const keys = buckets.map(({ key }) => key)
  const seconds = buckets.map(({ windowSeconds }) => windowSeconds)
  return { name: 'limits-count', text: countOne, values: [keys, seconds, at.toString()] }
}

function waitOf(rows: readonly Counted[], buckets: AttemptBucket[]): number | null {
  const maxOf = new Map(buckets.map(({ key, max }) => [key, max]))
  const waits = rows
    .filter(({ chave, contagem }) => contagem > (maxOf.get(chave) ?? 0))
    .map(({ restam }) => Math.max(1, Math.ceil(restam)))
  return waits.length === 0 ? null : Math.max(...waits)
}

/** Removes windows that are over; a few thousand at a time, so that nobody waits for it. */
export async function pruneAttempts(parts: { db: Database; clock: Clock }): Promise<number> {
  const { rowCount } = await parts.db.pool.query(
    `DELETE FROM limites_de_uso WHERE chave IN (
       SELECT chave FROM limites_de_uso WHERE expira_em <= $1 LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
    [parts.clock.now().toString()],
  )
  return rowCount ?? 0
}
