import type { Right } from '@lya/core/people/roles/roles.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type * as z from 'zod'
import { admitOperator, type DoorParts } from '#platform/audit/admit-operator.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import { notedFilter } from '#platform/audit/noted-filter.ts'
import type { Deed } from '#platform/audit/record-audit.ts'
import { type Clock, dayIn } from '#platform/clock/clock.ts'
import { csvHeaders, csvStream } from '#platform/csv/csv-download.ts'
import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'

export interface CsvParts extends DoorParts {
  db: Database
  clock: Clock
}

/** A list of the back-office as a file. */
export interface CsvDoor<Asked> {
  path: `/api/admin/${string}`
  /** Any of them; none is any operator. */
  rights: Right[]
  query: z.ZodType<Asked>
  /** Before the day in the file's name. */
  name: string
  reason: string
  deed: Pick<Deed, 'action' | 'table'>
  /** Reads page by page: no transaction lasts as long as somebody's download. */
  lines(asked: Asked, now: Temporal.Instant): AsyncGenerator<string>
}

/**
 * Mounts `GET` of what a list shows, all of it, as a file. Who took it away, and what was asked
 * for, is in the audit before the first row leaves.
 */
export function mountCsv<Asked extends { search?: string | undefined }>(
  parts: CsvParts,
  door: CsvDoor<Asked>,
): Mount {
  const operatorOf = admitOperator(parts, ...door.rights)
  return (app, answers) => {
    app.get(door.path, async (c) => {
      const operator = await operatorOf(c)
      const parsed = door.query.safeParse(c.req.query())
      if (!parsed.success) throw new Refusal('invalid', 'platform.input-invalid')
      const newValues = notedFilter(parsed.data)
      await asAdmin(parts, operator, door.reason, ({ note }) =>
        note({ ...door.deed, recordId: null, newValues }),
      )
      const now = parts.clock.now()
      const fileName = `${door.name}-${dayIn(now, 'America/Sao_Paulo').toString()}.csv`
      return answers.stream(csvStream(door.lines(parsed.data, now)), csvHeaders(fileName))
    })
  }
}
