import type { ReactNode } from 'react'
import classes from './rows.module.css'

/** The entries of a section, one under the other. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

type RowProps = {
  /** What the entry is. */
  words: ReactNode
  /** What else is to know of it, under the words. */
  detail: ReactNode
  /** What can be done with it has no room beside the words on a telephone. */
  isCrowded?: boolean
  /** What can be done with it. */
  children: ReactNode
}

export function Row({ words, detail, isCrowded = false, children }: RowProps) {
  return (
    <li className={isCrowded ? `${classes.row} ${classes.crowded}` : classes.row}>
      <div className={classes.words}>
        {words}
        <p className={classes.quiet}>{detail}</p>
      </div>
      {children}
    </li>
  )
}
