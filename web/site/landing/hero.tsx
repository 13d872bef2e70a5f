import { paths } from '#app/paths.ts'
import { DemoChat } from '#design/demo-chat/demo-chat.tsx'
import { landing } from '#site/landing/landing.copy.ts'
import { MonthSketch } from '#site/landing/month-sketch.tsx'
import classes from './hero.module.css'

const { hero } = landing

export function Hero() {
  return (
    <section className={`site-wrap ${classes.hero}`}>
      <div>
        <h1 className={classes.title}>
          {hero.before} <span className={classes.marked}>{hero.marked}</span>
        </h1>
        <p className={classes.lead}>{hero.lead}</p>
        <div className={classes.actions}>
          <a href={paths.register} className="site-button" data-look="primary" data-size="large">
            {hero.callToAction}
          </a>
          <a href="#como-funciona" className="site-button" data-look="quiet" data-size="large">
            {hero.more}
          </a>
        </div>
        <p className={classes.note}>{hero.note}</p>
      </div>
      <div className={classes.picture}>
        <div className={classes.phone}>
          <p className={classes.contact}>
            <span className={classes.face} aria-hidden="true" />
            Lya
          </p>
          <DemoChat count={4} />
        </div>
        <MonthSketch />
      </div>
    </section>
  )
}
