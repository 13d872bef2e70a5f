import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import type { PeopleOrder } from '@lya/contract/backoffice/people-filter.ts'
import { type SQL, sql } from 'drizzle-orm'
import { peopleCursor } from '#backoffice/people/people-cursor.ts'
import {
  conditionsOf,
  endDays,
  type PeopleAsked,
} from '#backoffice/people/people-filter.queries.ts'
import { type SortKey, sortKeyOf } from '#backoffice/people/people-sort.queries.ts'
import { type ListedRow, listed, personColumns } from '#backoffice/people/person-row.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface PeoplePage {
  items: AdminPerson[]
  nextCursor: string | null
}

export interface PageAsked extends PeopleOrder {
  cursor?: string | undefined
  limit: number
}

/**
 * How many people, in the order asked for, are looked at before the others are: most pages are full
 * long before, and it bounds what a condition costs that hardly anybody meets.
 */
const windowRows = 3_000

/**
 * The one query for 'show me the people': a page by key, in any order, narrowed by anything.
 *
 * @param now Sets the day by which trials and plans have ended.
 * @throws Refusal `people.cursor-invalid`
 */
export async function listPeople(
  tx: Tx,
  asked: PeopleAsked,
  page: PageAsked & { now: Temporal.Instant },
): Promise<PeoplePage> {
  const { list, narrowing } = conditionsOf(asked, page.now)
  const key = sortKeyOf(page.sort, asked.list ?? 'all')
  const behind = [...withinDays(asked, page, key), ...afterCursor(key, page)]
  // One more than asked for tells whether there is a next page.
  const limit = page.limit + 1
  const order = orderOf(key.by, page.direction)
  // By its own name the order of what is read is the order that is wanted: nothing is sorted twice.
  const kept = orderOf(sql.raw('p.chave'), page.direction)

  const near = await find(
    tx,
    sql`
    SELECT ${personColumns}, p.chave::text AS chave
    FROM (SELECT p.*, ${key.by} AS chave FROM admin_people AS p
      WHERE ${all([...list, ...behind])} ${order} LIMIT ${sql.raw(String(windowRows))}) AS p
    WHERE ${all(narrowing)} ${kept} LIMIT ${limit}`,
  )
  const isEnough = narrowing.length === 0 || near.length === limit
  // The fence keeps the planner from walking the whole order for those few.
  const rows = isEnough
    ? near
    : await find(
        tx,
        sql`
    SELECT ${personColumns}, pagina.chave::text AS chave
    FROM (SELECT * FROM (SELECT p.user_id, ${key.by} AS chave FROM admin_people AS p
        WHERE ${all([...list, ...narrowing, ...behind])} OFFSET 0) AS achadas
      ${orderOf(sql.raw('achadas.chave'), page.direction, 'achadas')} LIMIT ${limit}) AS pagina
    JOIN admin_people AS p USING (user_id) ${order}`,
      )

  const items = rows.slice(0, page.limit)
  const last = items.at(-1)
  const hasMore = rows.length > page.limit && last
  return {
    items: items.map((row) => listed(row, page.now)),
    nextCursor: hasMore ? peopleCursor.write(page, { value: last.chave, id: last.user_id }) : null,
  }
}

/** How many there are; counting ends at `max`, so that a screen can say 'more than'. */
export async function countPeople(
  tx: Tx,
  asked: PeopleAsked,
  bounds: { now: Temporal.Instant; max: number },
): Promise<number> {
  const { list, narrowing } = conditionsOf(asked, bounds.now)
  const { rows } = await tx.orm.execute<{ pessoas: number }>(sql`
    SELECT count(*)::integer AS pessoas FROM (
      SELECT FROM admin_people AS p WHERE ${all([...list, ...narrowing])} LIMIT ${bounds.max}
    ) AS contadas`)
  return rows[0]?.pessoas ?? 0
}

async function find(tx: Tx, statement: SQL): Promise<ListedRow[]> {
  const { rows } = await tx.orm.execute<ListedRow>(statement)
  return rows
}

/** Sorted by their end, people who end within some days lie side by side: only they are read. */
function withinDays(asked: PeopleAsked, page: PageAsked & { now: Temporal.Instant }, key: SortKey) {
  const days = page.sort === 'end' ? endDays(asked, page.now) : null
  const from = days?.from ?? null
  const to = days?.to ?? null
  // Compared as the cursor is, for which the planner reads the index in its order.
  return [
    ...(from ? [sql`(${key.by}, p.user_id) >= (${from.toString()}::date, ${firstId}::uuid)`] : []),
    ...(to ? [sql`(${key.by}, p.user_id) <= (${to.toString()}::date, ${lastId}::uuid)`] : []),
  ]
}

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

function afterCursor(key: SortKey, page: PageAsked): SQL[] {
  if (page.cursor === undefined) return []
  const { value, id } = peopleCursor.read(page, page.cursor)
  const beyond = sql.raw(page.direction === 'asc' ? '>' : '<')
  return [sql`(${key.by}, p.user_id) ${beyond} (${value}::${key.type}, ${id}::uuid)`]
}

function orderOf(by: SQL, direction: PeopleOrder['direction'], row = 'p'): SQL {
  const way = sql.raw(direction === 'asc' ? 'ASC' : 'DESC')
  return sql`ORDER BY ${by} ${way}, ${sql.raw(row)}.user_id ${way}`
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `)
}
