import { cellWords } from '#platform/holdings/cell-words.copy.ts'
import { headings } from '#platform/holdings/headings.copy.ts'
import type { Holding } from '#platform/holdings/holding.ts'

/** A column of a table, by the database's own name, quoted where it must be. */
export interface Column {
  name: string
  type: string
}

/** A column of a spreadsheet. */
export interface SheetColumn {
  heading: string
  /** SQL over the row `h`; `$2` is the person's time zone. */
  cell: string
  /** Somebody wrote it, so it may be a trap. */
  isText: boolean
}

/**
 * A table as a person reads it: what matters of it first, then the rest, ids last. What only
 * programs read, such as JSON, stays in the file that is made for them.
 */
export function sheetOf({ sheet = [] }: Pick<Holding, 'sheet'>, columns: Column[]): SheetColumn[] {
  const shown = columns.filter(({ type, name }) => !isOfPrograms.has(type) && name !== 'busca')
  const first = sheet.flatMap((lead): SheetColumn[] => {
    if (typeof lead !== 'string') return [{ ...lead, isText: true }]
    return shown.filter(({ name }) => name === lead).map(sheetColumn)
  })
  const rest = shown.filter(({ name }) => !sheet.includes(name))
  const ids = rest.filter(isId)
  return [
    ...first,
    ...rest.filter((column) => !isId(column)).map(sheetColumn),
    ...ids.map(sheetColumn),
  ]
}

const isOfPrograms: ReadonlySet<string> = new Set(['json', 'jsonb'])

function isId({ name, type }: Column): boolean {
  return type === 'uuid' || /(^|_)id$/.test(name) || name === 'versao'
}

function sheetColumn(column: Column): SheetColumn {
  const { name, type } = column
  return {
    heading: headings[name] ?? name,
    cell: inWords(name, cellOf(column)),
    isText: type === 'text' || type === '_text',
  }
}

/** What stands there for programs in words; anything else as it is. */
export function inWords(column: string, cell: string): string {
  const words = Object.entries(cellWords[column] ?? {})
  if (words.length === 0) return cell
  const cases = words.map(([value, word]) => `WHEN '${value}' THEN '${word}'`)
  return `CASE ${cell} ${cases.join(' ')} ELSE ${cell} END`
}

/** As a Brazilian spreadsheet reads it. */
function cellOf({ name, type }: Column): string {
  const value = `h.${name}`
  switch (type) {
    case 'numeric':
      return `replace(${value}::text, '.', ',')`
    case 'date':
      return `to_char(${value}, 'DD/MM/YYYY')`
    case 'timestamptz':
      return `to_char(${value} AT TIME ZONE $2, 'DD/MM/YYYY HH24:MI:SS')`
    case 'bool':
      return `CASE ${value} WHEN true THEN 'sim' WHEN false THEN 'n\u00e3o' END`
    case '_text':
      return `array_to_string(${value}, ', ')`
    default:
      return `${value}::text`
  }
}
