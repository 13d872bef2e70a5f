import type { ReactNode } from 'react'
import classes from './state.module.css'

/** What a list shows when there is nothing yet: why, and what to do next. */
export function EmptyState(props: { title: string; message?: string; action?: ReactNode }) {
  return (
    <div className={classes.state} data-empty="">
      <span className={classes.bubble} aria-hidden="true" />
      <p className={classes.title}>{props.title}</p>
      {props.message ? <p className={classes.message}>{props.message}</p> : null}
      {props.action}
    </div>
  )
}
