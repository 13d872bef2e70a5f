import { IconCheck } from '@tabler/icons-react'
import { trial } from '#site/trial/trial.copy.ts'
import { PromoVideo } from '#site/video/promo-video.tsx'
import classes from './trial-hero.module.css'

const { hero } = trial

export function TrialHero() {
  return (
    <section className={classes.ground}>
      <div className={`site-wrap ${classes.hero}`}>
        <div>
          <h1 className={classes.title}>
            {hero.before} <span className={classes.marked}>{hero.marked}</span> {hero.after}
          </h1>
          <p className={classes.lead}>{hero.lead}</p>
          <a
            href="#planos"
            className={`site-button ${classes.action}`}
            data-look="ipe"
            data-size="large"
          >
            {hero.callToAction}
          </a>
          <ul className={classes.notes}>
            {hero.notes.map((note) => (
              <li key={note}>
                <IconCheck size={18} stroke={2.6} aria-hidden="true" />
                {note}
              </li>
            ))}
          </ul>
        </div>
        <PromoVideo />
      </div>
    </section>
  )
}
