import type { ChurnParts } from '@lya/core/backoffice/churn/churn.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What the database counts of somebody; numbers and days alone. */
export interface PersonCounts {
  userId: string
  subscriptionStatus: string | null
  /** The last day that is paid for, `YYYY-MM-DD`. */
  endsOn: string | null
  hasCard: boolean
  transactions: number
  categories: number
  goals: number
  budgets: number
  recurring: number
  signedUpOn: string
  lastWriteOn: string | null
  writes14Days: number
  writesPrior14Days: number
  /** The columns that are stored as they come. */
  stored: object
}

export interface Scores {
  userId: string
  engagement: number
  churn: number
  churnParts: ChurnParts
  uploads: number
}

/** What a recount came to. */
export interface Recounted {
  people: number
  changed: number
  /** Whose counts were wrong though nothing had asked for a recount; the day's scores aside. */
  missed: number
}

/** Up to so many people for whom a recount was asked. */
export async function findStale(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'people-stale',
    text: 'SELECT user_id FROM admin_people WHERE refreshed_at IS NULL ORDER BY user_id LIMIT $1',
    values: [limit],
  })
  return rows.map((row) => row.user_id)
}

/** The next people after this one, by their ids. */
export async function findNext(tx: Tx, after: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'people-next',
    text: 'SELECT user_id FROM admin_people WHERE user_id > $1 ORDER BY user_id LIMIT $2',
    values: [after, limit],
  })
  return rows.map((row) => row.user_id)
}

export async function markStale(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'people-mark',
    text: `UPDATE admin_people SET refreshed_at = NULL WHERE user_id IN (
      SELECT user_id FROM admin_people WHERE user_id = ANY ($1::uuid[]) ORDER BY 1 FOR UPDATE)`,
    values: [userIds],
  })
}

/**
 * These people and whoever referred them, locked: a profile that changes meanwhile asks for another
 * recount after this one, and is not overwritten by it.
 */
export async function lockWithReferrers(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'people-lock',
    text: `SELECT user_id FROM admin_people WHERE user_id = ANY ($1::uuid[]) OR user_id IN (
        SELECT referred_by_user_id FROM admin_people WHERE user_id = ANY ($1::uuid[]))
      ORDER BY user_id FOR UPDATE`,
    values: [userIds],
  })
  return rows.map((row) => row.user_id)
}

interface CountedRow {
  user_id: string
  subscription_status: string | null
  ends_on: string | null
  has_card: boolean | null
  transactions: number
  categories: number
  goals: number
  budgets: number
  recurring: number
  signed_up_on: string
  last_write_on: string | null
  writes_14d: number
  writes_prior_14d: number
}

export async function countRows(
  tx: Tx,
  userIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<PersonCounts[]> {
  const { rows } = await tx.query<{ c: CountedRow }>({
    name: 'people-count',
    text: 'SELECT to_jsonb(c) AS c FROM conta_pessoas($1::uuid[], $2::date) AS c',
    values: [userIds, today.toString()],
  })
  return rows.map(({ c }) => ({
    userId: c.user_id,
    subscriptionStatus: c.subscription_status,
    endsOn: c.ends_on,
    hasCard: c.has_card ?? false,
    transactions: c.transactions,
    categories: c.categories,
    goals: c.goals,
    budgets: c.budgets,
    recurring: c.recurring,
    signedUpOn: c.signed_up_on,
    lastWriteOn: c.last_write_on,
    writes14Days: c.writes_14d,
    writesPrior14Days: c.writes_prior_14d,
    stored: c,
  }))
}

/** Counted from the rows alone, so they change by what people do and not by the day. */
const facts = `subscription_status, transactions, categories, goals, budgets, recurring, uploads,
  engagement, last_write_at, channel, source, referrals_total, referrals_paid, onboarded_at,
  first_entry_at, engaged_at, checkout_opened_at, first_paid_at`
const daily = 'churn, churn_parts, writes_14d, writes_prior_14d'
const all = `${facts}, ${daily}`
const of = (row: 'a' | 'n', columns: string): string => columns.replace(/\w+/g, `${row}.$&`)

/** Writes what changed, and says how much it was; rows that are as they were stay untouched. */
export async function writeCounts(
  tx: Tx,
  counted: readonly { counts: PersonCounts; scores: Scores }[],
  at: Temporal.Instant,
): Promise<Recounted> {
  const rows = counted.map(({ counts, scores }) => ({
    ...counts.stored,
    uploads: scores.uploads,
    engagement: scores.engagement,
    churn: scores.churn,
    churn_parts: scores.churnParts,
  }))
  const { rows: told } = await tx.query<{ changed: number; missed: number }>({
    name: 'people-write',
    text: `WITH n AS (
        SELECT * FROM jsonb_populate_recordset(NULL::admin_people, $1::jsonb)
      ), d AS (
        SELECT n.user_id, a.refreshed_at IS NOT NULL
            AND (${of('a', facts)}) IS DISTINCT FROM (${of('n', facts)}) AS missed
        FROM admin_people AS a JOIN n USING (user_id)
        WHERE a.refreshed_at IS NULL OR (${of('a', all)}) IS DISTINCT FROM (${of('n', all)})
      ), u AS (
        UPDATE admin_people AS a SET (${all}, refreshed_at) = ROW (${of('n', all)}, $2::timestamptz)
        FROM n JOIN d USING (user_id) WHERE a.user_id = n.user_id
      )
      SELECT count(*)::integer AS changed, (count(*) FILTER (WHERE missed))::integer AS missed
      FROM d`,
    values: [JSON.stringify(rows), at.toString()],
  })
  return { people: rows.length, changed: 0, missed: 0, ...told[0] }
}
