import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import classes from './referral.module.css'

/** How it works, in three steps. */
export function Steps() {
  return (
    <ol className={classes.steps} aria-label={copy.stepsLabel}>
      {copy.steps.map(({ title, text }, index) => (
        <li key={title} className={classes.step}>
          <span className={classes.stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h2 className={classes.stepTitle}>{title}</h2>
            <p className={classes.quiet}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
