import { type SQL, sql } from 'drizzle-orm'

/** What LIKE finds this text by, wherever it stands. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * What `admin_people.search` must be like, each of them: it holds name, e-mail and telephone. Every
 * word may stand anywhere; what is written like a telephone is looked for by its digits.
 */
export function searchPatterns(search: string): string[] {
  const digits = search.replace(/[\s()+.-]/g, '')
  const words = /^\d+$/.test(digits) ? [digits] : search.split(/\s+/)
  return words.filter((word) => word !== '').map(anywhere)
}

/** The same as conditions; `row` is what the statement calls its row of `admin_people`. */
export function searched(search: string, row = 'p'): SQL[] {
  const text = sql.raw(`${row}.search`)
  return searchPatterns(search).map((pattern) => sql`${text} LIKE dobra(${pattern})`)
}
