import { paths } from '#app/paths.ts'
import { landing } from '#site/landing/landing.copy.ts'
import classes from './closing.module.css'

export function Closing() {
  return (
    <section className={classes.closing}>
      <div className="site-wrap">
        <h2 className={classes.title}>{landing.closing.title}</h2>
        <p className={classes.lead}>{landing.closing.lead}</p>
        <a href={paths.register} className={`site-button ${classes.action}`} data-size="large">
          {landing.closing.callToAction}
        </a>
      </div>
    </section>
  )
}
