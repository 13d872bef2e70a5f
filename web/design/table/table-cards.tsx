import { NativeSelect } from '@mantine/core'
import { Link } from 'react-router'
import { ChoiceBox, ChoiceOfAll } from '#design/table/choice-box.tsx'
import type { Sort, TableProps } from '#design/table/column.ts'
import { tableCopy as copy } from '#design/table/table.copy.ts'
import type { Choice } from '#design/table/use-choice.ts'
import classes from './table.module.css'

type Props<Row> = TableProps<Row> & { choice: Choice | null; keys: readonly string[] }

/** The same rows where there is no room for columns: a card each, sorted by a list of titles. */
export function TableCards<Row>(props: Props<Row>) {
  const { columns, rows, choice, chosen, keys } = props
  const [main, ...others] = columns
  return (
    <section data-old={props.isOld || undefined} aria-busy={props.isOld} aria-label={props.label}>
      <div className={classes.head}>
        {choice && chosen ? <ChoiceOfAll choice={choice} chosen={chosen} keys={keys} /> : null}
        <SortSelect {...props} />
      </div>
      <ul className={classes.cards}>
        {rows.map((row, place) => (
          <li key={keys[place]} className={classes.card} data-row>
            <div className={classes.main}>
              {choice ? (
                <ChoiceBox choice={choice} rowKey={props.rowKey(row)} name={props.rowName(row)} />
              ) : null}
              {props.href ? (
                <Link to={props.href(row)} className={classes.link ?? ''}>
                  {main.cell(row)}
                </Link>
              ) : (
                main.cell(row)
              )}
            </div>
            <dl className={classes.lines}>
              {others.map((column) => (
                <div key={column.key} className={classes.line}>
                  <dt className={column.isUntitled ? 'lya-hidden' : undefined}>{column.title}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SortSelect<Row>({ columns, sort, onSort }: TableProps<Row>) {
  const sortable = columns.filter(({ isSortable }) => isSortable)
  if (!sort || !onSort || sortable.length === 0) return null
  const choices = sortable.flatMap(({ key, title }) => [
    { value: `${key} asc`, label: `${title}, ${copy.ascending}` },
    { value: `${key} desc`, label: `${title}, ${copy.descending}` },
  ])
  return (
    <NativeSelect
      className={classes.select ?? ''}
      aria-label={copy.sortBy}
      data={choices}
      value={`${sort.key} ${sort.direction}`}
      onChange={(event) => onSort(sortOf(event.currentTarget.value))}
    />
  )
}

function sortOf(value: string): Sort {
  const [key = '', direction] = value.split(' ')
  return { key, direction: direction === 'asc' ? 'asc' : 'desc' }
}
