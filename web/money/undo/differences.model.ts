import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import { undoCopy as copy, fieldNames } from '#money/undo/undo.copy.ts'

/** What somebody changed since, as it is, and as an undo would have left it. */
export interface Difference {
  name: string
  now: string
  before: string
}

/** As the contract shows any of them: what is nested is no field that people read. */
type Version = Record<string, string | number | boolean | null | undefined>

/** More than these fill a toast. */
const shownMax = 4

/**
 * What differs between the versions that a late undo was refused with, of whatever slice: one row,
 * or as many as were changed together. Empty where there is nothing to compare.
 *
 * @param categoryName Of an id; what an undo would bring back is known by its id alone.
 */
export function differencesOf(
  data: unknown,
  categoryName: (id: string) => string | undefined,
): Difference[] {
  const { yours, stored } = (data ?? {}) as { yours?: unknown; stored?: unknown }
  const rows = Array.isArray(stored) ? stored : [stored]
  const others = Array.isArray(yours) ? yours : [yours]
  const pairs = rows.filter(isVersion).flatMap((row) => {
    const other = others.filter(isVersion).find((one) => one.id === row.id)
    return other ? [{ row, other }] : []
  })
  const isOne = pairs.length === 1
  return pairs
    .flatMap(({ row, other }) =>
      differing(row, other, categoryName).map((one) =>
        isOne ? one : { ...one, name: titleOf(row) ?? one.name },
      ),
    )
    .slice(0, shownMax)
}

function differing(
  now: Version,
  before: Version,
  categoryName: (id: string) => string | undefined,
): Difference[] {
  const named = (version: Version): Version => {
    const { categoryId: id } = version
    if (id === now.categoryId) return { ...version, category: now.category }
    return { ...version, category: typeof id === 'string' ? categoryName(id) : null }
  }
  const other = 'categoryId' in before ? named(before) : before
  return Object.entries(fieldNames).flatMap(([field, name]) => {
    if (!(field in now) || !(field in other) || now[field] === other[field]) return []
    return [{ name, now: wordsOf(field, now[field]), before: wordsOf(field, other[field]) }]
  })
}

function wordsOf(field: string, value: Version[string]): string {
  if (value === null || value === undefined || value === '') {
    return field === 'category' ? copy.noCategory : copy.nothing
  }
  if (field.endsWith('Cents')) return formatReais(cents(Number(value)))
  if (/date$/i.test(field)) return formatDay(said(value))
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  return said(value)
}

/** A row holds texts, numbers and what was handled before. */
function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

function titleOf({ description, name }: Version): string | null {
  return [description, name].find((one) => typeof one === 'string') ?? null
}

function isVersion(value: unknown): value is Version {
  return typeof value === 'object' && value !== null
}
