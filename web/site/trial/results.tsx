import { marketing } from '#site/marketing.copy.ts'
import { trial } from '#site/trial/trial.copy.ts'
import classes from './results.module.css'

export function Results() {
  return (
    <section className={`site-wrap site-section ${classes.results}`}>
      <div>
        <h2 className="site-title">{trial.results.title}</h2>
        <p className="site-lead">{trial.results.lead}</p>
      </div>
      <ul>
        {marketing.trialResults.map(({ percent, label }) => (
          <li key={label}>
            <p>
              <strong>{percent}%</strong> {label}
            </p>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
