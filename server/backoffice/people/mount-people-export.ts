import { operatorsWith } from '@lya/contract/access.ts'
import { exportedPeopleMax, peopleExport } from '@lya/contract/backoffice/people.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type * as z from 'zod'
import { listPeople } from '#backoffice/people/people.queries.ts'
import { idsCondition } from '#backoffice/people/people-filter.queries.ts'
import { sheetHead, sheetLine } from '#backoffice/people/people-sheet.ts'
import { asAdmin, type Operator, readAsAdmin } from '#platform/audit/as-admin.ts'
import { notedFilter } from '#platform/audit/noted-filter.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { csvHeaders, csvStream } from '#platform/csv/csv-download.ts'
import type { Database } from '#platform/db/database.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Mount } from '#platform/http/edge.ts'
import { clientAddressFrom } from '#platform/http/proxies/client-address.ts'

type Asked = z.output<typeof peopleExport>

export interface ExportParts {
  db: Database
  clock: Clock
  admit: Admit
  trustedProxies: readonly string[]
}

/** People in one reading: no transaction lasts as long as somebody's download. */
const batchSize = 1_000

/**
 * `GET /api/admin/people/export.csv`: what a list shows, all of it, as a file. Who took it away,
 * and what was asked for, is in the audit before the first row leaves.
 */
export function mountPeopleExport(parts: ExportParts): Mount {
  const clientAddress = clientAddressFrom(parts.trustedProxies)
  return (app, answers) => {
    app.get('/api/admin/people/export.csv', async (c) => {
      const { userId } = await parts.admit(operatorsWith(), c.req.raw.headers)
      const parsed = peopleExport.safeParse(c.req.query())
      if (!parsed.success) throw new Refusal('invalid', 'platform.input-invalid')
      const connection = c.env.incoming?.socket.remoteAddress
      const address = clientAddress(connection, c.req.header('x-forwarded-for') ?? null)
      await noteExport(parts, { userId, address }, parsed.data)
      const day = parts.clock.now().toString().slice(0, 10)
      return answers.stream(
        csvStream(linesOf(parts, parsed.data)),
        csvHeaders(`lya-pessoas-${day}.csv`),
      )
    })
  }
}

async function noteExport(parts: ExportParts, operator: Operator, asked: Asked): Promise<void> {
  await asAdmin(parts, operator, 'took a list of people away', ({ note }) =>
    note({
      action: 'people.exported',
      table: 'admin_people',
      recordId: null,
      newValues: notedFilter(asked),
    }),
  )
}

async function* linesOf(
  { db, clock }: ExportParts,
  { ids, sort, direction, ...asked }: Asked,
): AsyncGenerator<string> {
  yield sheetHead
  const filter = ids ? { ...asked, where: idsCondition(ids) } : asked
  const now = clock.now()
  let cursor: string | null | undefined
  for (let rows = 0; rows < exportedPeopleMax && cursor !== null; rows += batchSize) {
    const page = { sort, direction, limit: batchSize, now, ...(cursor ? { cursor } : {}) }
    const { items, nextCursor } = await readAsAdmin(db, (tx) => listPeople(tx, filter, page))
    yield items.map(sheetLine).join('')
    cursor = nextCursor
  }
}
