import type { LogEntry, LogsFilter } from '@lya/contract/backoffice/logs.ts'
import { actionsCalled } from '@lya/core/backoffice/audit/words.ts'
import { type SQL, sql } from 'drizzle-orm'
import { logCursor } from '#backoffice/logs/log-cursor.ts'
import { anywhere, listPeople } from '#backoffice/people/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** People of one name whose entries a search shows; who means somebody writes more of it. */
const namesakesMax = 50
const zone = 'America/Sao_Paulo'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface LogsPage {
  limit: number
  cursor?: string | undefined
  now: Temporal.Instant
}

interface Row extends Record<string, unknown> {
  id: string
  at: string
  chave: string
  operator_id: string | null
  operator_name: string | null
  operator_email: string | null
  action: string
  table_name: string
  record_id: string | null
  person_id: string | null
  person_name: string | null
  old_values: Record<string, unknown> | null
  new_values: Record<string, unknown> | null
  address: string | null
  reason: string | null
}

/** A page of the log, the latest first, by key: as quick at the thousandth as at the first. */
export async function listLogs(
  tx: Tx,
  filter: LogsFilter,
  page: LogsPage,
): Promise<{ items: LogEntry[]; nextCursor: string | null }> {
  const conditions = conditionsOf(filter)
  if (page.cursor !== undefined) {
    const { createdAt, id } = logCursor.read(page.cursor)
    conditions.push(sql`(a.created_at, a.id) < (${createdAt}::timestamptz, ${id}::uuid)`)
  }
  // Each way to be meant has an index of its own, and none of them reads more than a page.
  const ways = await waysToBeMeant(tx, filter.search ?? '', page.now)
  const found = ways.map(
    (way) => sql`SELECT * FROM (SELECT a.id, a.created_at FROM audit_logs AS a
      WHERE ${sql.join([...conditions, way], sql` AND `)}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${page.limit + 1}) AS um`,
  )
  const { rows } = await tx.orm.execute<Row>(sql`
    SELECT a.id, to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
           a.created_at::text AS chave, a.user_id AS operator_id, o.name AS operator_name,
           o.email AS operator_email, a.action, a.table_name, a.record_id, p.id AS person_id,
           p.name AS person_name, a.old_values, a.new_values, a.address, a.reason
      FROM (${sql.join(found, sql` UNION `)} ORDER BY created_at DESC, id DESC
             LIMIT ${page.limit + 1}) AS pagina
      JOIN audit_logs AS a USING (id)
      LEFT JOIN profiles AS o ON o.id = a.user_id
      LEFT JOIN profiles AS p
        ON p.id = CASE WHEN a.record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                       THEN a.record_id::uuid END
     ORDER BY a.created_at DESC, a.id DESC`)
  const items = rows.slice(0, page.limit)
  const last = items.at(-1)
  const hasMore = rows.length > page.limit && last
  return {
    items: items.map(entryOf),
    nextCursor: hasMore ? logCursor.write({ createdAt: last.chave, id: last.id }) : null,
  }
}

/** What can be chosen from, read along the indexes: the log is never read whole. */
export async function findChoices(tx: Tx) {
  const { rows: actions } = await tx.orm.execute<{ name: string }>(distinct(sql`action`))
  const { rows: tables } = await tx.orm.execute<{ name: string }>(distinct(sql`table_name`))
  const { rows: operators } = await tx.orm.execute<{ userId: string; name: string }>(sql`
    SELECT p.id AS "userId", p.name FROM (${distinct(sql`user_id`)}) AS quem
      JOIN profiles AS p ON p.id = quem.name ORDER BY lower(p.name), p.id`)
  return {
    operators: operators.map(({ userId, name }) => ({ userId, name })),
    actions: actions.map(({ name }) => name),
    tables: tables.map(({ name }) => name),
  }
}

function distinct(column: SQL): SQL {
  return sql`WITH RECURSIVE uma AS (
    (SELECT ${column} AS name FROM audit_logs WHERE ${column} IS NOT NULL
      ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT a.${column} FROM audit_logs AS a WHERE a.${column} > uma.name
             ORDER BY a.${column} LIMIT 1)
      FROM uma WHERE uma.name IS NOT NULL
  ) SELECT name FROM uma WHERE name IS NOT NULL`
}

function conditionsOf(filter: LogsFilter): SQL[] {
  const conditions: SQL[] = []
  const { operatorId, action, table, recordId, kind, from, to } = filter
  if (operatorId) conditions.push(sql`a.user_id = ${operatorId}`)
  if (action) conditions.push(sql`a.action = ${action}`)
  if (table) conditions.push(sql`a.table_name = ${table}`)
  if (recordId) conditions.push(sql`a.record_id = ${recordId}`)
  const isLook = sql`a.old_values IS NULL AND a.new_values IS NULL`
  if (kind) conditions.push(kind === 'look' ? isLook : sql`NOT (${isLook})`)
  const midnight = (day: string) => sql`(${day}::date)::timestamp AT TIME ZONE ${zone}`
  if (from) conditions.push(sql`a.created_at >= ${midnight(from)}`)
  if (to) conditions.push(sql`a.created_at < ${midnight(dayAfter(to))}`)
  return conditions
}

const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

async function waysToBeMeant(tx: Tx, search: string, now: Temporal.Instant): Promise<SQL[]> {
  if (search === '') return [sql`true`]
  const typed = search.split(/\s+/)
  const said = typed.map(
    (word) => sql`dobra(coalesce(a.reason, '') || ' ' || a.action) LIKE dobra(${anywhere(word)})`,
  )
  const ways = [sql.join(said, sql` AND `), sql`a.record_id = ${search.toLowerCase()}`]
  const called = actionsCalled(typed)
  if (called.length > 0) ways.push(sql`a.action = ANY (string_to_array(${called.join()}, ','))`)
  const ids = uuid.test(search) ? [search.toLowerCase()] : await peopleCalled(tx, search, now)
  if (ids.length === 0) return ways
  const list = sql`string_to_array(${ids.join()}, ',')`
  return [...ways, sql`a.record_id = ANY (${list})`, sql`a.user_id = ANY (${list}::uuid[])`]
}

async function peopleCalled(tx: Tx, search: string, now: Temporal.Instant): Promise<string[]> {
  const page = { sort: 'created', direction: 'desc', limit: namesakesMax, now } as const
  const { items } = await listPeople(tx, { list: 'all', search }, page)
  return items.map(({ userId }) => userId)
}

function entryOf(row: Row): LogEntry {
  return {
    id: row.id,
    at: row.at,
    operator:
      row.operator_id === null
        ? null
        : {
            userId: row.operator_id,
            name: row.operator_name ?? '',
            email: row.operator_email ?? '',
          },
    action: row.action,
    table: row.table_name,
    recordId: row.record_id,
    person: row.person_id === null ? null : { userId: row.person_id, name: row.person_name ?? '' },
    oldValues: row.old_values,
    newValues: row.new_values,
    address: row.address,
    reason: row.reason,
  }
}
