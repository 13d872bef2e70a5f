import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { day, id } from '#fields.ts'

export const logsRefusals = ['logs.cursor-invalid'] as const

/** A look leaves neither old values nor new ones; everything else changed something. */
export const logKinds = ['look', 'change'] as const

const name = z.string().max(100)

/** What the log is narrowed by; the file that is taken away by the same. */
export const logsFilter = z.object({
  /** In the reason, the deed, the record, or a person's name, e-mail or telephone. */
  search: z.string().trim().max(limits.searchLengthMax).optional(),
  /** Who did it. */
  operatorId: id.optional(),
  action: name.optional(),
  table: name.optional(),
  /** To whom or to what. */
  recordId: name.optional(),
  kind: z.enum(logKinds).optional(),
  /** Days in Sao Paulo, both included. */
  from: day.optional(),
  to: day.optional(),
})
export type LogsFilter = z.output<typeof logsFilter>

const values = z.record(z.string(), z.unknown()).nullable()

const entry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the command line. */
  operator: z.object({ userId: z.string(), name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  table: z.string(),
  recordId: z.string().nullable(),
  /** Whose record it is, where the record is a person who is still here. */
  person: z.object({ userId: z.string(), name: z.string() }).nullable(),
  oldValues: values,
  newValues: values,
  address: z.string().nullable(),
  reason: z.string().nullable(),
})
export type LogEntry = z.infer<typeof entry>

/** What operators did: it only ever grows. The file is `GET /api/admin/logs/export.csv`. */
export const logs = {
  list: forOperators('owner')
    .route({ method: 'GET', path: '/admin/logs', summary: 'What operators did, the latest first' })
    .input(
      logsFilter.extend({
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(50),
      }),
    )
    .output(z.object({ items: z.array(entry), nextCursor: z.string().nullable() })),
  choices: forOperators('owner')
    .route({
      method: 'GET',
      path: '/admin/logs/choices',
      summary: 'The operators, deeds and tables that the log knows',
    })
    .output(
      z.object({
        operators: z.array(z.object({ userId: z.string(), name: z.string() })),
        actions: z.array(z.string()),
        tables: z.array(z.string()),
      }),
    ),
}
