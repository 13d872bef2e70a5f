import type { LogEntry } from '@lya/contract/backoffice/logs.ts'
import {
  wordAction,
  wordField,
  wordReason,
  wordRule,
  wordTable,
  wordValue,
} from '@lya/core/backoffice/audit/words.ts'
import { commandLine, sheetTitles } from '#backoffice/logs/logs-sheet.copy.ts'
import { csvLine, csvStart } from '#platform/csv/csv.ts'

/** What a file of the log begins with. */
export const sheetHead = csvStart + csvLine(sheetTitles)

/** All but the moment may hold what somebody wrote. */
const isText = sheetTitles.map((_title, column) => column > 0)

/** One line of a file of the log, with the moment as it is in Sao Paulo. */
export function sheetLine(entry: LogEntry): string {
  const at = Temporal.Instant.from(entry.at).toZonedDateTimeISO('America/Sao_Paulo')
  const day = at.toPlainDate().toString().split('-').toReversed().join('/')
  return csvLine(
    [
      `${day} ${at.toPlainTime().toString({ smallestUnit: 'second' })}`,
      entry.operator?.name ?? commandLine,
      entry.operator?.email ?? null,
      wordAction(entry.action),
      wordTable(entry.table),
      entry.recordId,
      entry.person?.name ?? null,
      told(entry.oldValues),
      told(entry.newValues),
      entry.address,
      wordReason(entry.reason),
    ],
    isText,
  )
}

function told(values: LogEntry['oldValues']): string | null {
  if (values === null) return null
  const named = Object.entries(values).map(([field, value]) => [
    wordField(field),
    typeof value === 'string' ? wordValue(field, value) : (wordRule(field, value) ?? value),
  ])
  return JSON.stringify(Object.fromEntries(named))
}
