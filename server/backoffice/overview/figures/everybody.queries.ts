import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { inPortions, type Reading } from '#platform/db/reading.ts'

const dialect = new PgDialect()

/**
 * Of how many people each condition is true, in one reading of everybody. A row of `admin_people`
 * is `p` in them; null is everybody.
 *
 * @param name Whose conditions these are, always the same: they are planned once for all portions.
 */
export async function countEverybody<Key extends string>(
  reading: Reading,
  name: string,
  conditions: readonly (readonly [Key, SQL | null])[],
): Promise<Record<Key, number>> {
  const columns = conditions.map(([key, condition]) => {
    const counted = condition ? sql`count(*) FILTER (WHERE ${condition})` : sql`count(*)`
    return sql`(${counted})::integer AS ${sql.identifier(key)}`
  })
  const everybody = dialect.sqlToQuery(
    sql`SELECT ${sql.join(columns, sql`, `)} FROM admin_people AS p`,
  )
  const last = everybody.params.length
  const text = `${everybody.sql} WHERE p.ctid >= $${last + 1}::tid AND p.ctid < $${last + 2}::tid`
  const portions = await inPortions(reading, 'admin_people', ({ from, to }) =>
    reading.tx.query<Record<string, number>>({
      name: `everybody-${name}`,
      text,
      values: [...everybody.params, from, to],
    }),
  )
  const totals = conditions.map(([key]): [Key, number] => [
    key,
    portions.reduce((sum, { rows }) => sum + (rows[0]?.[key] ?? 0), 0),
  ])
  // Every key was given its count.
  return Object.fromEntries(totals) as Record<Key, number>
}
