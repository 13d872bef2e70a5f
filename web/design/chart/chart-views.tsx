import { type ReactNode, useState } from 'react'
import classes from './chart-views.module.css'

const copy = { toTable: 'Ver em tabela', toChart: 'Ver o gráfico' } as const

type Props = {
  chart: ReactNode
  /** Nothing in it may take the focus while it is not shown. */
  table: (isShown: boolean) => ReactNode
}

/** A chart, and the same in words and numbers: on demand for all, always for a screen reader. */
export function ChartViews({ chart, table }: Props) {
  const [isTable, setTable] = useState(false)
  return (
    <>
      {isTable ? null : chart}
      <div className={isTable ? (classes.table ?? '') : 'lya-hidden'}>{table(isTable)}</div>
      <button type="button" className={classes.toggle} onClick={() => setTable(!isTable)}>
        {isTable ? copy.toChart : copy.toTable}
      </button>
    </>
  )
}
