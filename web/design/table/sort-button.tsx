import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import type { Sort } from '#design/table/column.ts'
import classes from './table.module.css'

type Props = { title: string; by: string; sort: Sort | undefined; onSort: (sort: Sort) => void }

/** A column's title that sorts by it; pressed again, the other way round. */
export function SortButton({ title, by, sort, onSort }: Props) {
  const isOn = sort?.key === by
  const isUp = isOn && sort.direction === 'asc'
  const Up = isUp ? IconArrowUp : IconArrowDown
  const Sign = isOn ? Up : IconSelector
  return (
    <button
      type="button"
      className={classes.sort}
      data-on={isOn || undefined}
      onClick={() => onSort({ key: by, direction: isUp ? 'desc' : 'asc' })}
    >
      {title}
      <Sign size={14} aria-hidden="true" />
    </button>
  )
}
