import { Link } from 'react-router'
import { ChoiceBox, ChoiceOfAll } from '#design/table/choice-box.tsx'
import type { Column, Sort, TableProps } from '#design/table/column.ts'
import { SortButton } from '#design/table/sort-button.tsx'
import { TableCards } from '#design/table/table-cards.tsx'
import { type Choice, useChoice } from '#design/table/use-choice.ts'
import { useRowKeys } from '#design/table/use-row-keys.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import classes from './table.module.css'

/**
 * Rows of data, dense: sorted by their titles, chosen by boxes, walked through by the arrows; on a
 * phone, cards. It shows what it is given: whoever uses it fetches, sorts and pages.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const keys = props.rows.map(props.rowKey)
  const choice = useChoice(props.chosen, keys)
  const isPhone = useIsPhone()
  const table = useRowKeys()
  if (isPhone) return <TableCards {...props} choice={choice} keys={keys} />
  return (
    <section className={classes.scroll} data-old={props.isOld || undefined} aria-busy={props.isOld}>
      <table ref={table} className={classes.table} aria-label={props.label}>
        <thead>
          <tr>
            {choice && props.chosen ? (
              <th className={classes.narrow}>
                <ChoiceOfAll choice={choice} chosen={props.chosen} keys={keys} />
              </th>
            ) : null}
            {props.columns.map((column) => (
              <Title key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, place) => (
            <TableRow key={keys[place]} {...props} row={row} choice={choice} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type TitleProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function Title<Row>({ column, sort, onSort }: TitleProps<Row>) {
  const { key, title, isNumber, isSortable, isUntitled } = column
  const direction = sort?.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      {...(sort?.key === key ? { 'aria-sort': direction } : {})}
    >
      {isSortable && onSort ? (
        <SortButton title={title} by={key} sort={sort} onSort={onSort} />
      ) : (
        <span className={isUntitled ? 'lya-hidden' : undefined}>{title}</span>
      )}
    </th>
  )
}

type RowProps<Row> = TableProps<Row> & { row: Row; choice: Choice | null }

function TableRow<Row>({ row, choice, columns, rowKey, rowName, href }: RowProps<Row>) {
  const [main, ...others] = columns
  const key = rowKey(row)
  return (
    <tr data-row data-chosen={choice?.isOn(key) || undefined}>
      {choice ? (
        <td className={classes.narrow}>
          <ChoiceBox choice={choice} rowKey={key} name={rowName(row)} />
        </td>
      ) : null}
      <th scope="row" data-number={main.isNumber || undefined}>
        {href ? (
          <Link to={href(row)} className={classes.link ?? ''}>
            {main.cell(row)}
          </Link>
        ) : (
          main.cell(row)
        )}
      </th>
      {others.map((column) => (
        <td key={column.key} data-number={column.isNumber || undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
