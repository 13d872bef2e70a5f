import type { ReactNode } from 'react'

/** A column of a data table; on a phone, a line of a card. */
export interface Column<Row> {
  /** What it is sorted by, where it can be. */
  key: string
  title: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** Figures and amounts stand at the right, under each other. */
  isNumber?: boolean
  /** Its title says nothing that the cell does not, such as a button's. */
  isUntitled?: boolean
}

export interface Sort {
  key: string
  direction: 'asc' | 'desc'
}

/** Which rows are chosen, by their keys; whoever owns the table keeps it. */
export interface Chosen {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
}

/** What a table is made of; the first column names the row. */
export interface TableProps<Row> {
  /** What the table is called, for who hears it. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How a row is called, for its box: 'Selecionar Maria'. */
  rowName: (row: Row) => string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Where the row leads to; its first cell is the link. */
  href?: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  chosen?: Chosen
  /** These rows are of what was asked for before, while the new ones come. */
  isOld?: boolean
}
