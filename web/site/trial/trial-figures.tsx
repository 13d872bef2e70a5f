import { marketing } from '#site/marketing.copy.ts'
import { trial } from '#site/trial/trial.copy.ts'
import classes from './trial-figures.module.css'

export function TrialFigures() {
  return (
    <section className={classes.strip} aria-label={trial.figures.title}>
      <dl className={`site-wrap ${classes.figures}`}>
        {marketing.trialFigures.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
