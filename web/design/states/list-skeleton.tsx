import type { CSSProperties } from 'react'
import classes from './list-skeleton.module.css'

type Props = {
  /** What is said of it meanwhile. */
  loading: string
  rows: number
  /** Of a row, so that nothing moves when the list has come. */
  heightPx: number
  /** Above and below a row; a grid has gaps of its own. */
  marginPx?: number
}

/** Stands in a list's place while it loads. */
export function ListSkeleton({ loading, rows, heightPx, marginPx = 0 }: Props) {
  const style = { '--row': `${heightPx}px`, '--margin': `${marginPx}px` } as CSSProperties
  return (
    <>
      <p className="lya-hidden" role="status">
        {loading}
      </p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={classes.row} style={style} />
      ))}
    </>
  )
}
