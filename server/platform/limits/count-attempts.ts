import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

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
  const { rows } = await db.pool.query<{ chave: string; contagem: number; restam: number }>({
    name: 'limits-count',
    text: countOne,
    values: [
      buckets.map(({ key }) => key),
      buckets.map(({ windowSeconds }) => windowSeconds),
      clock.now().toString(),
    ],
  })
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
