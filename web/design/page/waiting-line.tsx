import { Link } from 'react-router'
import classes from './waiting-line.module.css'

/** One line above a page: something waits to be sent, and where to see it. */
export function WaitingLine({ text, to, see }: { text: string; to: string; see: string }) {
  return (
    <p className={classes.notice} role="status" data-print="no">
      {text}{' '}
      <Link to={to} className={classes.link ?? ''}>
        {see}
      </Link>
    </p>
  )
}
