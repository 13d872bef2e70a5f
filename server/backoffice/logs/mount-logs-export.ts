import { type LogsFilter, logsFilter } from '@lya/contract/backoffice/logs.ts'
import { listLogs } from '#backoffice/logs/logs.queries.ts'
import { sheetHead, sheetLine } from '#backoffice/logs/logs-sheet.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { type CsvParts, mountCsv } from '#platform/csv/mount-csv.ts'
import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'

/** Entries in one reading. */
const batchSize = 1_000
/** Entries of one file; a spreadsheet takes a million, and a longer time is narrowed by days. */
const entriesMax = 200_000

/** What the page of the log shows as a file, which is noted itself. */
export function mountLogsExport(parts: CsvParts): Mount {
  return mountCsv(parts, {
    ...{ path: '/api/admin/logs/export.csv', rights: ['owner'], query: logsFilter },
    ...{ name: 'lya-logs', reason: 'took the log away' },
    deed: { action: 'logs.exported', table: 'audit_logs' },
    lines: (filter, now) => linesOf(parts.db, filter, now),
  })
}

async function* linesOf(
  db: Database,
  filter: LogsFilter,
  now: Temporal.Instant,
): AsyncGenerator<string> {
  yield sheetHead
  let cursor: string | undefined
  for (let entries = 0; entries < entriesMax; entries += batchSize) {
    const page = { cursor, limit: batchSize, now }
    const { items, nextCursor } = await readAsAdmin(db, (tx) => listLogs(tx, filter, page))
    yield items.map(sheetLine).join('')
    if (nextCursor === null) return
    cursor = nextCursor
  }
}
