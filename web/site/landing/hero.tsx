import { paths } from '#app/paths.ts'
import { landing } from '#site/landing/landing.copy.ts'
import { PromoVideo } from '#site/video/promo-video.tsx'
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
      <PromoVideo />
    </section>
  )
}
