import { exportedPeopleMax, peopleExport } from '@lya/contract/backoffice/people.ts'
import type * as z from 'zod'
import { listPeople } from '#backoffice/people/people.queries.ts'
import { idsCondition } from '#backoffice/people/people-filter.queries.ts'
import { sheetHead, sheetLine } from '#backoffice/people/people-sheet.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { type CsvParts, mountCsv } from '#platform/csv/mount-csv.ts'
import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'

/** People in one reading. */
const batchSize = 1_000

export function mountPeopleExport(parts: CsvParts): Mount {
  return mountCsv(parts, {
    ...{ path: '/api/admin/people/export.csv', rights: [], query: peopleExport },
    ...{ name: 'lya-pessoas', reason: 'took a list of people away' },
    deed: { action: 'people.exported', table: 'admin_people' },
    lines: (asked, now) => linesOf(parts.db, asked, now),
  })
}

async function* linesOf(
  db: Database,
  { ids, sort, direction, ...asked }: z.output<typeof peopleExport>,
  now: Temporal.Instant,
): AsyncGenerator<string> {
  yield sheetHead
  const filter = ids ? { ...asked, where: idsCondition(ids) } : asked
  let cursor: string | null | undefined
  for (let rows = 0; rows < exportedPeopleMax && cursor !== null; rows += batchSize) {
    const page = { sort, direction, limit: batchSize, now, ...(cursor ? { cursor } : {}) }
    const { items, nextCursor } = await readAsAdmin(db, (tx) => listPeople(tx, filter, page))
    yield items.map(sheetLine).join('')
    cursor = nextCursor
  }
}
