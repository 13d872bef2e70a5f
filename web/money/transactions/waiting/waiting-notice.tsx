import { Link, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { waitingCopy as copy } from '#money/transactions/waiting/waiting.copy.ts'
import { useWaiting } from '#money/transactions/waiting/waiting-store.ts'
import classes from './waiting-notice.module.css'

/** Says on every page but that of the list that something waits, or was refused. */
export function WaitingNotice() {
  const waiting = useWaiting()
  const { pathname } = useLocation()
  if (waiting.length === 0 || pathname === paths.transactions) return null
  const refused = waiting.filter((one) => one.status === 'failed').length
  return (
    <p className={classes.notice} role="status" data-print="no">
      {refused > 0 ? copy.refused(refused) : copy.waiting(waiting.length)}{' '}
      <Link to={paths.transactions} className={classes.link ?? ''}>
        {copy.see}
      </Link>
    </p>
  )
}
