import type { ComponentProps } from 'react'
import { ChartTable } from '#design/chart/chart-table.tsx'
import classes from '../dashboard.module.css'

/** Many rows in little room; what is wider than its card is scrolled, also by the keyboard. */
export function DenseTable(table: ComponentProps<typeof ChartTable>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields it is not
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <div className={classes.dense} role="group" tabIndex={0} aria-label={table.caption}>
      <ChartTable {...table} />
    </div>
  )
}
