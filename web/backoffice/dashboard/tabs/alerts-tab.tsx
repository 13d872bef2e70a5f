import { AlertList } from '#backoffice/dashboard/alerts/alert-list.tsx'
import { alertCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../dashboard.module.css'

/** What the rules of the business raised, and what they raised about people. */
export function AlertsTab() {
  return (
    <div className={classes.two}>
      <AlertList kind="system" title={copy.system} empty={copy.none} hasPast />
      <AlertList kind="smart" title={copy.smart} empty={copy.noneSmart} hasPast />
    </div>
  )
}
