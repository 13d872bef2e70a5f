/**
 * What a table holds of a person, and what becomes of it. Every table that points at a person is in
 * one of the lists beside this file: tests hold them against the database's own catalogue.
 */
export interface Holding {
  /** With its schema where that is not `public`. */
  table: string
  /** Which rows are a person's, `$1` being their id. */
  rows: string
  /** The name of its file in an export, or why there is none. */
  exported: string | { not: string }
  /**
   * What a spreadsheet shows first: columns by name, and what is read from elsewhere by SQL over
   * the row `h`.
   */
  sheet?: readonly (string | { heading: string; cell: string })[]
  /** In which order an export shows the rows, as SQL over `h`; any order where nothing is said. */
  order?: string
  /** Columns that are left out of it: secrets, and what is only ours. */
  without?: readonly string[]
  /** Who may read it: the person, or only the system. */
  reader?: 'system'
  /**
   * What a deletion does: the rows go with the profile, by a foreign key that says so; are deleted
   * by a statement of their own; or stay for the reason that is given, naming nobody.
   */
  deletion: 'with-profile' | 'deleted' | { kept: string }
}

export const own = 'user_id = $1'
