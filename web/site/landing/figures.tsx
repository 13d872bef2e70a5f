import { marketing } from '#site/marketing.copy.ts'
import classes from './figures.module.css'

export function Figures() {
  return (
    <section className={classes.strip} aria-label="A Lya em números">
      <dl className={`site-wrap ${classes.figures}`}>
        {marketing.landingFigures.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
