import { operatorsWith } from '@lya/contract/access.ts'
import { type LogsFilter, logsFilter } from '@lya/contract/backoffice/logs.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listLogs } from '#backoffice/logs/logs.queries.ts'
import { sheetHead, sheetLine } from '#backoffice/logs/logs-sheet.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { notedFilter } from '#platform/audit/noted-filter.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { csvHeaders, csvStream } from '#platform/csv/csv-download.ts'
import type { Database } from '#platform/db/database.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Mount } from '#platform/http/edge.ts'
import { clientAddressFrom } from '#platform/http/proxies/client-address.ts'

export interface LogsExportParts {
  db: Database
  clock: Clock
  admit: Admit
  trustedProxies: readonly string[]
}

/** Entries in one reading: no transaction lasts as long as somebody's download. */
const batchSize = 1_000
/** Entries of one file; a spreadsheet takes a million, and a longer time is narrowed by days. */
const entriesMax = 200_000

/** `GET /api/admin/logs/export.csv`: what the page shows as a file, which is noted itself. */
export function mountLogsExport(parts: LogsExportParts): Mount {
  const clientAddress = clientAddressFrom(parts.trustedProxies)
  return (app, answers) => {
    app.get('/api/admin/logs/export.csv', async (c) => {
      const { userId } = await parts.admit(operatorsWith('owner'), c.req.raw.headers)
      const parsed = logsFilter.safeParse(c.req.query())
      if (!parsed.success) throw new Refusal('invalid', 'platform.input-invalid')
      const connection = c.env.incoming?.socket.remoteAddress
      const address = clientAddress(connection, c.req.header('x-forwarded-for') ?? null)
      const now = parts.clock.now()
      await asAdmin(parts, { userId, address }, 'took the log away', ({ note }) =>
        note({
          action: 'logs.exported',
          table: 'audit_logs',
          recordId: null,
          newValues: notedFilter(parsed.data),
        }),
      )
      const day = now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString()
      const lines = linesOf(parts.db, parsed.data, now)
      return answers.stream(csvStream(lines), csvHeaders(`lya-logs-${day}.csv`))
    })
  }
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
