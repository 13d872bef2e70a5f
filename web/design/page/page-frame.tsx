import type { ReactNode } from 'react'
import classes from './page-frame.module.css'

type Props = {
  title: string
  lead: string
  action: ReactNode
  /** On a phone without its lead and with a small button: people came for the list below. */
  isTerse?: boolean
  children: ReactNode
}

/** A page's heading with what it is for and its main button, over what it shows. */
export function PageFrame({ title, lead, action, isTerse = false, children }: Props) {
  return (
    <div className={classes.page}>
      <header className={classes.header} data-terse={isTerse || undefined}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
