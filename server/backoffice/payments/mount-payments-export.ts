import { operatorsWith } from '@lya/contract/access.ts'
import { paymentsExport } from '@lya/contract/backoffice/trade/payments.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listPayments, type PaymentKey } from '#backoffice/payments/payments-list.queries.ts'
import { sheetHead, sheetLine } from '#backoffice/payments/payments-sheet.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { notedFilter } from '#platform/audit/noted-filter.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { csvHeaders, csvStream } from '#platform/csv/csv-download.ts'
import type { Database } from '#platform/db/database.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Mount } from '#platform/http/edge.ts'
import { clientAddressFrom } from '#platform/http/proxies/client-address.ts'

export interface ExportParts {
  db: Database
  clock: Clock
  admit: Admit
  trustedProxies: readonly string[]
}

/** In one reading: no transaction lasts as long as somebody's download. */
const batchSize = 1_000
const rowsMax = 100_000

/**
 * `GET /api/admin/payments/export.csv`: what the list shows, all of it, as a file. Who took it,
 * and what was asked for, is in the audit before the first row leaves.
 */
export function mountPaymentsExport(parts: ExportParts): Mount {
  const clientAddress = clientAddressFrom(parts.trustedProxies)
  return (app, answers) => {
    app.get('/api/admin/payments/export.csv', async (c) => {
      const { userId } = await parts.admit(operatorsWith('finance'), c.req.raw.headers)
      const parsed = paymentsExport.safeParse(c.req.query())
      if (!parsed.success) throw new Refusal('invalid', 'platform.input-invalid')
      const connection = c.env.incoming?.socket.remoteAddress
      const address = clientAddress(connection, c.req.header('x-forwarded-for') ?? null)
      const newValues = notedFilter(parsed.data)
      const operator = { userId, address }
      await asAdmin(parts, operator, 'took payments away', ({ note }) =>
        note({ action: 'payments.exported', table: 'charges', recordId: null, newValues }),
      )
      const day = parts.clock.now().toString().slice(0, 10)
      return answers.stream(
        csvStream(linesOf(parts, parsed.data)),
        csvHeaders(`lya-pagamentos-${day}.csv`),
      )
    })
  }
}

async function* linesOf(
  { db }: ExportParts,
  asked: ReturnType<typeof paymentsExport.parse>,
): AsyncGenerator<string> {
  yield sheetHead
  const { sort = 'created', direction = 'desc', ...filter } = asked
  let after: PaymentKey | null = null
  for (let count = 0; count < rowsMax; count += batchSize) {
    const from: PaymentKey | null = after
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
