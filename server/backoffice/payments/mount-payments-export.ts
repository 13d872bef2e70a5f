import { paymentsExport } from '@lya/contract/backoffice/trade/payments.ts'
import type * as z from 'zod'
import { listPayments } from '#backoffice/payments/payments-list.queries.ts'
import { sheetHead, sheetLine } from '#backoffice/payments/payments-sheet.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { type CsvParts, mountCsv } from '#platform/csv/mount-csv.ts'
import type { Database } from '#platform/db/database.ts'
import type { OrderedKey } from '#platform/http/cursors/ordered-cursor.ts'
import type { Mount } from '#platform/http/edge.ts'

/** In one reading. */
const batchSize = 1_000
const rowsMax = 100_000

export function mountPaymentsExport(parts: CsvParts): Mount {
  return mountCsv(parts, {
    ...{ path: '/api/admin/payments/export.csv', rights: ['finance'], query: paymentsExport },
    ...{ name: 'lya-pagamentos', reason: 'took payments away' },
    deed: { action: 'payments.exported', table: 'charges' },
    lines: (asked) => linesOf(parts.db, asked),
  })
}

async function* linesOf(
  db: Database,
  asked: z.output<typeof paymentsExport>,
): AsyncGenerator<string> {
  yield sheetHead
  const { sort = 'created', direction = 'desc', ...filter } = asked
  let after: OrderedKey | null = null
  for (let count = 0; count < rowsMax; count += batchSize) {
    const from: OrderedKey | null = after
    const page = { sort, direction, after: from, limit: batchSize }
    const found: Awaited<ReturnType<typeof listPayments>> = await readAsAdmin(db, (tx) =>
      listPayments(tx, filter, page),
    )
    const { rows, last } = found
    yield rows.map(sheetLine).join('')
    if (!last) return
    after = last
  }
}
