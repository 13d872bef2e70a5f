import { paths } from '#app/paths.ts'
import { trialCopy as copy } from '#commerce/trial/trial.copy.ts'
import { usePlanNotice } from '#connection/session/use-plan-notice.ts'
import classes from './trial-alert.module.css'

/** How long the trial still lasts: an alert above the page, on a phone a banner across it. */
export function TrialAlert() {
  const notice = usePlanNotice()
  if (notice?.kind !== 'trial') return null
  return (
    <aside className={classes.alert} aria-label={copy.label}>
      <p className={classes.text}>{copy.left(notice.days)}</p>
      <a className={classes.action} href={paths.plans} target="_blank" rel="noopener">
        {copy.subscribe}
        <span className="lya-hidden"> {copy.newTab}</span>
      </a>
    </aside>
  )
}
