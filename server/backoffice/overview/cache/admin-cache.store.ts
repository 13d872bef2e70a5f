import type { Tx } from '#platform/db/transaction.ts'

/** What is kept under a key. */
export interface KeptData {
  data: unknown
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** By the specification. */
const minutesDefault = 30

/** Whether or not it is stale; null when nothing is kept. */
export async function findKept(tx: Tx, key: string): Promise<KeptData | null> {
  const { rows } = await tx.query<{ data: unknown; created: string; expires: string }>({
    name: 'admin-cache-find',
    text: `SELECT cache_data AS data, extract(epoch FROM created_at)::text AS created,
                  extract(epoch FROM expires_at)::text AS expires
             FROM admin_cache WHERE cache_key = $1`,
    values: [key],
  })
  const [row] = rows
  if (!row) return null
  return { data: row.data, createdAt: momentOf(row.created), expiresAt: momentOf(row.expires) }
}

function momentOf(seconds: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(Number(seconds) * 1_000))
}

/** Keeps something for so long, in place of what was kept, as the system. */
export async function keep(
  tx: Tx,
  kept: { key: string; data: unknown; at: Temporal.Instant; minutes?: number | undefined },
): Promise<void> {
  const { key, data, at, minutes = minutesDefault } = kept
  await tx.query({
    text: `INSERT INTO admin_cache (cache_key, cache_data, expires_at, created_at)
           VALUES ($1, $2, $3, $4)
           ON CONFLICT (cache_key) DO UPDATE SET cache_data = excluded.cache_data,
             expires_at = excluded.expires_at, created_at = excluded.created_at`,
    values: [key, JSON.stringify(data), at.add({ minutes }).toString(), at.toString()],
  })
}

/** Forgets what has been stale since then. @returns How many were forgotten. */
export async function forgetExpired(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query({
    text: 'DELETE FROM admin_cache WHERE expires_at <= $1',
    values: [before.toString()],
  })
  return rowCount ?? 0
}

/**
 * Takes the right to work this key out until the transaction ends.
 *
 * @returns False when somebody else is at it.
 */
export async function takeTurn(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>({
    text: 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
    values: [turnName(key)],
  })
  return rows[0]?.taken ?? false
}

export const turnName = (key: string): string => `admin_cache:${key}`
